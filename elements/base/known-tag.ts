/** Matches the start of Lectern tags. Tests every element of a host page before other code loads. */
export const knownTag = /^(?:docs|param|response|request|code|card|accordion|hero|copy|openapi|asyncapi)-/;
