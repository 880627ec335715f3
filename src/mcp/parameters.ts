import {findNearest} from '../config/find-nearest.js';
import type {Arguments, ObjectSchema, Tool, ToolParameter} from './tool.js';
import {formatNames, ToolError} from './tool-error.js';

/** Maximum number of characters in a text argument. */
const MAX_LETTERS = 2000;

export function buildParameterSchema(parameters: Tool['parameters']): ObjectSchema {
  const properties = Object.entries(parameters).map(([name, {about, words, range}]) => [
    name,
    {
      ...(range
        ? {type: 'integer', minimum: range.least, maximum: range.most, default: range.standard}
        : {type: 'string', maxLength: MAX_LETTERS}),
      ...(words && {enum: words}),
      description: about,
    },
  ]);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: Object.keys(parameters).filter(name => parameters[name]?.isRequired),
    additionalProperties: false,
  };
}

/**
 * Validates the arguments of a tool call. Also accepts numbers as text, because some clients send them so. Treats an
 * empty text as absent.
 */
export function readArguments(tool: string, parameters: Tool['parameters'], given: unknown): Arguments {
  if (given !== undefined && (typeof given !== 'object' || given === null || Array.isArray(given)))
    throw new ToolError(`The arguments of ${tool} are not an object.`, `pass {${buildExample(parameters)}}.`);
  const values = new Map(Object.entries(given ?? {}).filter(([, value]) => value !== null && value !== ''));
  for (const name of values.keys())
    if (!Object.hasOwn(parameters, name)) throw createUnknownNameError(tool, parameters, name);
  const read: Record<string, string | number | undefined> = {};
  for (const [name, parameter] of Object.entries(parameters)) {
    const value = values.get(name);
    if (value === undefined && parameter.isRequired)
      throw new ToolError(`${tool} needs "${name}": ${parameter.about}`, `pass {${buildExample(parameters)}}.`);
    read[name] = value === undefined ? parameter.range?.standard : readValue(name, parameter, value);
  }
  return read;
}

function readValue(name: string, {words, range}: ToolParameter, value: unknown): string | number {
  if (range) {
    const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
    const isInside = Number.isInteger(number) && (number as number) >= range.least && (number as number) <= range.most;
    if (isInside) return number as number;
    throw new ToolError(
      `"${name}" is ${formatShown(value)}.`,
      `pass an integer from ${range.least} to ${range.most}, or omit it for ${range.standard}.`,
    );
  }
  if (typeof value !== 'string') throw new ToolError(`"${name}" is ${formatShown(value)}.`, 'pass a string.');
  if (value.length > MAX_LETTERS)
    throw new ToolError(`"${name}" has ${value.length} characters.`, `pass at most ${MAX_LETTERS}.`);
  if (words && !words.includes(value))
    throw new ToolError(`"${name}" is ${formatShown(value)}.`, `pass ${formatNames(words)}.`);
  return value;
}

function createUnknownNameError(tool: string, parameters: Tool['parameters'], name: string): ToolError {
  const names = Object.keys(parameters);
  const near = findNearest(name, names);
  return new ToolError(
    `${tool} has no parameter "${name.slice(0, 60)}".`,
    near ? `use "${near}".` : `use ${formatNames(names)}.`,
  );
}

function buildExample(parameters: Tool['parameters']): string {
  const all = Object.keys(parameters);
  const required = all.filter(name => parameters[name]?.isRequired);
  return (required.length > 0 ? required : all.slice(0, 1)).map(name => `"${name}": "…"`).join(', ');
}

function formatShown(value: unknown): string {
  return (JSON.stringify(value) ?? String(value)).slice(0, 60);
}
