/**
 * Matches the start of Lectern tags. A cheap test, because it runs for every element of a host page before other code
 * loads.
 */
export const tagPattern = /^(?:docs|param|response|request|code|card|accordion|hero|copy|openapi|asyncapi)-/;
