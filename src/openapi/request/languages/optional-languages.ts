import type {OptionalLanguage} from '../sample-language.js';
import {c} from './c.js';
import {cpp} from './cpp.js';
import {dart} from './dart.js';
import {kotlin} from './kotlin.js';
import {powershell} from './powershell.js';
import {rust} from './rust.js';
import {swift} from './swift.js';
import {typescript} from './typescript.js';

/** Languages for `api.examples.languages` beyond the defaults. Loaded on demand. */
export const optionalLanguages: readonly OptionalLanguage[] = [
  {id: 'typescript', label: 'TypeScript', names: ['ts'], render: typescript},
  {id: 'powershell', label: 'PowerShell', names: ['ps1', 'pwsh'], render: powershell},
  {id: 'swift', label: 'Swift', names: [], render: swift},
  {id: 'c', label: 'C', names: [], render: c},
  {id: 'cpp', label: 'C++', names: ['c++', 'cplusplus'], render: cpp},
  {id: 'kotlin', label: 'Kotlin', names: ['kt'], render: kotlin},
  {id: 'rust', label: 'Rust', names: ['rs'], render: rust},
  {id: 'dart', label: 'Dart', names: ['flutter'], render: dart},
];
