/** How tags of ours begin. Asked of every element of a page that is not ours, before anything else is loaded. */
export const knownTag = /^(?:docs|param|response|request|code|card|accordion|hero|copy|openapi|asyncapi)-/;
