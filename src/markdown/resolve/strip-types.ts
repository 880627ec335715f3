import {transform} from 'sucrase';

/**
 * Removes the types from a TypeScript snippet, and keeps its lines and JSX. Returns an invalid file unchanged, because
 * the check reports it.
 */
export function stripTypes(text: string): string {
  try {
    return transform(text, {transforms: ['jsx', 'typescript'], jsxRuntime: 'preserve', disableESTransforms: true}).code;
  } catch {
    return text;
  }
}
