/** Display names of languages, for labels of code blocks. */
const names: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'bash:Bash sh:Shell shell:Shell zsh:Shell shellscript:Shell console:Console powershell:PowerShell ps1:PowerShell c:C cpp:C++ c++:C++ cs:C# csharp:C# ' +
    'css:CSS scss:SCSS less:Less dart:Dart diff:Diff dockerfile:Dockerfile docker:Dockerfile elixir:Elixir erlang:Erlang ' +
    'go:Go golang:Go graphql:GraphQL gql:GraphQL hcl:HCL tf:Terraform terraform:Terraform html:HTML http:HTTP ini:INI ' +
    'java:Java js:JavaScript javascript:JavaScript jsx:JSX json:JSON jsonc:JSON json5:JSON kotlin:Kotlin kt:Kotlin ' +
    'latex:LaTeX lua:Lua makefile:Makefile md:Markdown markdown:Markdown mdx:MDX nginx:nginx objc:Objective-C ' +
    'objectivec:Objective-C perl:Perl php:PHP proto:Protobuf protobuf:Protobuf py:Python python:Python pycon:Python ' +
    'r:R rb:Ruby ruby:Ruby rs:Rust rust:Rust scala:Scala sql:SQL svelte:Svelte svg:SVG swift:Swift toml:TOML ' +
    'ts:TypeScript typescript:TypeScript tsx:TSX vue:Vue xml:XML yaml:YAML yml:YAML env:.env curl:cURL'
  )
    .split(' ')
    .map(pair => [pair.slice(0, pair.indexOf(':')), pair.slice(pair.indexOf(':') + 1)]),
);

/** Returns the display name of a language, or an empty string for plain text. */
export function getLanguageName(language: string): string | undefined {
  const name = language.toLowerCase();
  if (['', 'text', 'txt', 'plaintext', 'plain', 'output'].includes(name)) return undefined;
  return Object.hasOwn(names, name) ? names[name] : language;
}
