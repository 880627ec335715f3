import type {Language, LanguageFn, Mode} from 'highlight.js';
import core from 'highlight.js/lib/core';
import type {GrammarLanguage} from '../../../src/markdown/code/grammar.js';
import {type CodeToken, jsonQuote} from '../../../src/markdown/code/tokens.js';
import {languages} from './languages.js';
import {TokenEmitter} from './token-emitter.js';

core.configure({__emitter: TokenEmitter});

const loading = new Map<string, Promise<boolean>>();
const grammars = new Map<string, Promise<boolean>>();

/** Loads a language once, and splits code into tokens. Resolves to undefined for an unknown language. */
export async function highlight(code: string, language: string): Promise<readonly CodeToken[] | undefined> {
  return (await loadLanguage(language)) ? highlightNow(code, language) : undefined;
}

/** Loads a language by any of its names. Resolves to false for an unknown one. */
export function loadLanguage(language: string): Promise<boolean> {
  return load(toHighlightName(language));
}

/**
 * Registers a language of the project under all its names. If names are equal, the built-in language takes precedence.
 */
export function addGrammar({names, definition}: GrammarLanguage): void {
  for (const name of names) {
    if (languages.has(name) || aliases.has(name)) continue;
    core.registerLanguage(name, () => definition);
    loading.set(name, Promise.resolve(true));
  }
}

/**
 * Returns the highlight.js id of a language name. A language of the project takes precedence over a built-in one that
 * is only similar.
 */
function toHighlightName(language: string): string {
  return aliases.get(language) ?? (loading.has(language) ? language : near.get(language)) ?? language;
}

/** Returns the tokens of code in a loaded language. */
export function highlightNow(code: string, language: string): readonly CodeToken[] | undefined {
  const name = toHighlightName(language);
  // Above 200,000 characters, highlighting would freeze the page. Show plain text instead.
  if (code.length > 200_000 || !core.getLanguage(name)) return undefined;
  const {_emitter: emitter, errorRaised} = core.highlight(code, {language: name, ignoreIllegals: true});
  return errorRaised ? undefined : (emitter as TokenEmitter).tokens;
}

/** Loads a language and the languages that its code can contain. */
function load(name: string): Promise<boolean> {
  let whole = loading.get(name);
  if (!whole) {
    whole = Promise.all([name, ...(inside.get(name) ?? [])].map(loadGrammar)).then(([isKnown = false]) => isKnown);
    loading.set(name, whole);
  }
  return whole;
}

function loadGrammar(name: string): Promise<boolean> {
  let loaded = grammars.get(name);
  if (!loaded) {
    const loader = languages.get(name);
    loaded = loader
      ? loader().then(
          (module: {default: LanguageFn}) => {
            const {default: grammar} = module;
            core.registerLanguage(name, adapters.get(name)?.(grammar) ?? grammar);
            return true;
          },
          () => false,
        )
      : Promise.resolve(false);
    grammars.set(name, loaded);
  }
  return loaded;
}

/** Extends Markdown: highlights frontmatter between `---` lines as YAML. Otherwise it looks like text and a heading. */
function withFrontMatter(markdown: Language): Language {
  const frontMatter: Mode = {
    begin: /^---(?=\n(?:[\s\S]*?\n)?---$)/,
    end: /^---$/,
    beginScope: 'meta',
    endScope: 'meta',
    subLanguage: 'yaml',
    'on:begin': (match, response) => {
      if (match.index !== 0) response.ignoreMatch();
    },
  };
  return {...markdown, contains: [frontMatter, ...(markdown.contains ?? [])]};
}

/** Removes indented code from Markdown. MDX has none, and authors indent tags, which would look like code. */
function withoutIndentedCode(markdown: Language): Language {
  const isIndented = ({begin}: Mode) => begin === '(?=^( {4}|\\t))';
  const contains = (markdown.contains ?? []).map(mode =>
    typeof mode === 'object' && mode.variants?.some(isIndented)
      ? {...mode, variants: mode.variants.filter(variant => !isIndented(variant))}
      : mode,
  );
  return {...markdown, contains};
}

/**
 * Extends a shell language: highlights a JSON body between single quotes as JSON. Generated code samples contain such
 * bodies.
 */
function withJsonBody(shell: Language): Language {
  const body: Mode = {
    scope: 'string',
    begin: jsonQuote,
    end: /'/,
    contains: [{begin: /[{[]/, end: /(?=')/, subLanguage: 'json'}],
  };
  return {...shell, contains: [body, ...(shell.contains ?? [])]};
}

/** Functions that change a highlight.js grammar, by language. */
const adapters: ReadonlyMap<string, (grammar: LanguageFn) => LanguageFn> = new Map([
  ['bash', grammar => api => withJsonBody(grammar(api))],
  ['markdown', grammar => api => withFrontMatter(grammar(api))],
  ['mdx', grammar => api => withFrontMatter(withoutIndentedCode(grammar(api)))],
]);

/** Languages that each language's code can contain: JSON in a shell, markup in PHP and JSX, scripts in HTML. */
const inside: ReadonlyMap<string, readonly string[]> = new Map([
  ['bash', ['json']],
  ['xml', ['javascript', 'css']],
  ['php', ['xml', 'javascript', 'css']],
  ['markdown', ['yaml', 'xml', 'javascript', 'css']],
  ['mdx', ['yaml', 'xml', 'javascript', 'css']],
  ['javascript', ['xml']],
  ['typescript', ['xml']],
]);

const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(text.split(' ').map(pair => pair.split(':') as [string, string]));

const aliases = pairs(
  'js:javascript jsx:javascript mjs:javascript cjs:javascript ts:typescript tsx:typescript mts:typescript py:python ' +
    'python3:python pycon:python sh:bash shell:bash zsh:bash shellscript:bash console:bash curl:bash command:bash ' +
    'yml:yaml html:xml svg:xml vue:xml svelte:xml md:markdown rb:ruby rs:rust golang:go cs:csharp ' +
    'c#:csharp c++:cpp h:c kt:kotlin objc:objectivec objective-c:objectivec dockerfile:dockerfile docker:dockerfile ' +
    'make:makefile toml:ini env:ini dotenv:ini conf:ini jsonc:json json5:json gql:graphql ps1:powershell pwsh:powershell ' +
    'proto:protobuf ex:elixir exs:elixir hcl:ini tf:ini terraform:ini psql:sql mysql:sql postgresql:sql sqlite:sql ' +
    'scss:scss less:less diff:diff patch:diff http:http nginx:nginx lua:lua pl:perl r:r scala:scala swift:swift dart:dart',
);

/** Languages without a highlight.js grammar, each with a similar one: same strings, comments, and most keywords. */
const near = pairs(
  'solidity:typescript sol:typescript bicep:typescript deno:typescript typescriptreact:typescript javascriptreact:javascript ' +
    'node:javascript nodejs:javascript groovy:java gradle:java jenkinsfile:java apex:java cairo:rust move:rust zig:rust wgsl:rust ' +
    'glsl:c cuda:cpp arduino:cpp crystal:ruby jinja:xml jinja2:xml liquid:xml handlebars:xml hbs:xml twig:xml erb:xml ejs:xml ' +
    'blade:xml astro:xml prisma:graphql properties:ini kusto:sql kql:sql cypher:sql cql:sql plsql:sql tsql:sql bigquery:sql ' +
    'snowflake:sql jsonl:json ndjson:json fish:bash shell-session:bash shellsession:bash terminal:bash bat:powershell ' +
    'batch:powershell cmd:powershell caddyfile:nginx docker-compose:yaml',
);
