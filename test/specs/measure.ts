import {readFileSync} from 'node:fs';
import {basename, dirname, join, relative} from 'node:path';
import type {Files} from '../../src/files.js';
import {checkReferences} from '../../src/openapi/check-references.js';
import {securitySchemes} from '../../src/openapi/document-info.js';
import {mediaExamples} from '../../src/openapi/example.js';
import {indexDocument} from '../../src/openapi/index-document.js';
import {Library} from '../../src/openapi/library.js';
import {openOperation} from '../../src/openapi/operation.js';
import {placeProblems} from '../../src/openapi/place-problems.js';
import {readDocument} from '../../src/openapi/read-document.js';
import {samples} from '../../src/openapi/samples.js';
import {schemaRows} from '../../src/openapi/schema-rows.js';
import type {Problem} from '../../src/problem.js';

export interface SpecResult {
  readonly file: string;
  readonly outcome: 'ok' | 'error' | 'warning';
  readonly operations: number;
  /** Operations whose parameters, rows, examples and samples were made. */
  readonly opened: number;
  readonly findings: readonly {code: string; line: number; message: string; related: readonly string[]}[];
  readonly ms: number;
  readonly rssMb: number;
}

/** Loads one document with everything in it, as the site would for all its pages. */
export async function measureSpec(path: string): Promise<SpecResult> {
  const start = performance.now();
  const text = readFileSync(path, 'utf8');
  const {document, problems} = await readDocument(text, basename(path));
  const found: Problem[] = [...problems];
  let operations = 0;
  let opened = 0;
  if (document) {
    const library = new Library(document, folderFiles(dirname(path)));
    const index = await library.settle(() => indexDocument(library));
    operations = index.operations.length;
    const broken = await library.settle(() => checkReferences(library));
    found.push(...(await placeProblems([...index.problems, ...broken], library.texts)), ...library.readProblems);
    const schemes = securitySchemes(library);
    for (const entry of index.operations) {
      await library.settle(() => {
        const operation = openOperation(library, entry);
        const {requestBody, responses, parameters} = operation;
        for (const {content = [], side} of [
          {content: requestBody?.content, side: 'request' as const},
          ...responses.map(({content}) => ({content, side: 'response' as const})),
        ])
          for (const media of content) {
            mediaExamples(library, media, {side});
            if (media.schema) schemaRows(library, media.schema, {side});
          }
        for (const {schema} of parameters) if (schema) schemaRows(library, schema, {side: 'request'});
        samples(library, operation, schemes);
      });
      opened++;
    }
  }
  const has = (level: Problem['level']) => found.some(each => each.level === level);
  return {
    file: relative(process.cwd(), path),
    outcome: has('error') ? 'error' : has('warning') ? 'warning' : 'ok',
    operations,
    opened,
    findings: found.map(({code, place, message, related = []}) => ({
      code,
      line: place.line,
      message: `${place.file}: ${message}`,
      related: related.map(({file}) => file),
    })),
    ms: Math.round(performance.now() - start),
    rssMb: Math.round(process.memoryUsage().rss / 1e6),
  };
}

function folderFiles(root: string): Files {
  return {
    async read(path) {
      try {
        return {path, text: readFileSync(join(root, path), 'utf8')};
      } catch {
        return {path, missing: 'absent'};
      }
    },
  };
}
