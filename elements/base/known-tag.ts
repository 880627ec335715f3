/** Start of our tags. Tested on every element of a host page before anything else is loaded. */
export const knownTag = /^(?:docs|param|response|request|code|card|accordion|hero|copy|openapi|asyncapi)-/;
