import {getOwn, isObject} from '../../../src/base/json.js';

/** A document to change. */
export type Draft = {[key: string]: unknown};

/** The changeable parts of an operation. Each is a copy that nothing else refers to. */
export interface Target {
  readonly document: Draft;
  readonly path: string;
  readonly method: string;
  readonly item: Draft;
  readonly operation: Draft;
  readonly parameters: readonly Draft[];
  readonly success?: Draft;
  readonly sent?: Draft;
  readonly received?: Draft;
}

export interface SeededChange {
  readonly name: string;
  readonly isBreaking: boolean;
  /** Applies the change. Returns false if the operation has no suitable part. */
  make(target: Target): boolean;
}

const entries = (holder: unknown, key: string) =>
  Object.entries((getOwn(holder, key) as Draft | undefined) ?? {}) as [string, Draft][];
const properties = (schema: Draft | undefined) =>
  entries(schema, 'properties').filter(([, each]) => isObject(each) && !getOwn(each, '$ref'));
const requiredOf = (schema: Draft) => (schema.required as string[] | undefined) ?? [];
const isPlain = (each: Draft, type: string) =>
  each.type === type && !each.enum && !each.nullable && !each.readOnly && !each.writeOnly;
const find = (schema: Draft | undefined, type: string) =>
  properties(schema).find(([, each]) => isPlain(each, type))?.[1];
const isSchema = (schema: Draft | undefined): schema is Draft =>
  schema !== undefined && schema.type === 'object' && !schema.additionalProperties;

/** Changes a value if it exists. */
function change<T>(found: T | undefined | false, make: (found: T) => void): boolean {
  if (!found) return false;
  make(found);
  return true;
}

const breaking: Readonly<Record<string, SeededChange['make']>> = {
  'operation removed': ({item, method}) => delete item[method],
  'path renamed': ({document, path, item}) => {
    const paths = document.paths as Draft;
    delete paths[path];
    paths[`/renamed${path}`] = item;
    return true;
  },
  'required query parameter added': ({operation, parameters}) => {
    operation.parameters = [
      ...parameters,
      {name: 'addedByTest', in: 'query', required: true, schema: {type: 'string'}},
    ];
    return true;
  },
  'required header added': ({operation, parameters}) => {
    operation.parameters = [...parameters, {name: 'X-Added', in: 'header', required: true, schema: {type: 'string'}}];
    return true;
  },
  'parameter removed': ({operation, parameters}) =>
    change(
      parameters.find(each => each.in === 'query'),
      gone => {
        operation.parameters = parameters.filter(each => each !== gone);
      },
    ),
  'parameter became required': ({parameters}) =>
    change(
      parameters.find(each => each.in === 'query' && !each.required),
      found => {
        found.required = true;
      },
    ),
  'parameter moved to another place': ({parameters}) =>
    change(
      parameters.find(each => each.in === 'query'),
      found => {
        found.in = 'header';
      },
    ),
  'type of a parameter changed': ({parameters}) =>
    change(
      parameters.find(each => getOwn(each.schema, 'type') === 'string'),
      found => {
        found.schema = {type: 'object'};
      },
    ),
  'parameter restricted to values': ({parameters}) =>
    change(
      parameters.find(each => getOwn(each.schema, 'type') === 'string' && !getOwn(each.schema, 'enum')),
      found => {
        found.schema = {...(found.schema as Draft), enum: ['only-this']};
      },
    ),
  'limit of a parameter tightened': ({parameters}) =>
    change(
      parameters.find(each => getOwn(each.schema, 'type') === 'integer'),
      found => {
        found.schema = {...(found.schema as Draft), maximum: 0, minimum: 0};
      },
    ),
  'length of a parameter limited': ({parameters}) =>
    change(
      parameters.find(each => getOwn(each.schema, 'type') === 'string' && !getOwn(each.schema, 'enum')),
      found => {
        found.schema = {...(found.schema as Draft), maxLength: 1};
      },
    ),
  'request property became required': ({sent}) =>
    change(
      isSchema(sent) &&
        properties(sent).find(
          ([name, each]) => !requiredOf(sent).includes(name) && !each.readOnly && each.default === undefined,
        ),
      ([name]) => {
        sent!.required = [...requiredOf(sent!), name];
      },
    ),
  'required request property added': ({sent}) =>
    change(isSchema(sent) && sent, found => {
      found.properties = {...(found.properties as Draft), addedByTest: {type: 'string'}};
      found.required = [...requiredOf(found), 'addedByTest'];
    }),
  'type of a request property changed': ({sent}) =>
    change(find(sent, 'string'), found => {
      found.type = 'boolean';
    }),
  'request body became required': ({operation}) =>
    change(
      isObject(operation.requestBody) && !operation.requestBody.required && (operation.requestBody as Draft),
      body => {
        body.required = true;
      },
    ),
  'request body removed': ({operation}) => change(operation.requestBody, () => delete operation.requestBody),
  'media type of the request replaced': ({operation}) =>
    change(isObject(operation.requestBody) && (operation.requestBody as Draft), body => {
      body.content = {'application/x-test': Object.values(body.content as Draft)[0]};
    }),
  'response property removed': ({received}) =>
    change(isSchema(received) && properties(received).find(([, each]) => !each.writeOnly), ([name]) => {
      delete (received!.properties as Draft)[name];
      received!.required = requiredOf(received!).filter(each => each !== name);
    }),
  'response property became optional': ({received}) =>
    change(
      isSchema(received) && requiredOf(received).find(name => properties(received).some(([each]) => each === name)),
      name => {
        received!.required = requiredOf(received!).filter(each => each !== name);
      },
    ),
  'type of a response property changed': ({received}) =>
    change(find(received, 'string'), found => {
      found.type = 'number';
    }),
  'response property became nullable': ({received}) =>
    change(find(received, 'string'), found => {
      found.nullable = true;
    }),
  'response became a list': ({success, received}) =>
    change(isSchema(received) && received, schema => {
      for (const media of Object.values(success!.content as Draft))
        (media as Draft).schema = {type: 'array', items: schema};
    }),
  'success status replaced': ({operation}) =>
    change(
      entries(operation, 'responses').find(([status]) => /^2\d\d$/.test(status)),
      ([status, response]) => {
        const responses = operation.responses as Draft;
        delete responses[status];
        responses[status === '200' ? '202' : '200'] = response;
      },
    ),
  'media type of the response replaced': ({success}) =>
    change(success?.content, content => {
      success!.content = {'application/x-test': Object.values(content as Draft)[0]};
    }),
  'authentication added': ({document, operation}) => {
    const components = ((document.components as Draft | undefined) ?? {}) as Draft;
    components.securitySchemes = {
      ...(components.securitySchemes as Draft),
      addedByTest: {type: 'apiKey', in: 'header', name: 'X-Added-By-Test'},
    };
    document.components = components;
    operation.security = [{addedByTest: []}];
    return true;
  },
};

const compatible: Readonly<Record<string, SeededChange['make']>> = {
  'operation added': ({document}) => {
    (document.paths as Draft)['/added-by-test'] = {get: {responses: {200: {description: 'ok'}}}};
    return true;
  },
  'method added': ({item}) =>
    change(!item.trace, () => {
      item.trace = {responses: {200: {description: 'ok'}}};
    }),
  'optional parameter added': ({operation, parameters}) => {
    operation.parameters = [...parameters, {name: 'addedByTest', in: 'query', schema: {type: 'string'}}];
    return true;
  },
  'parameters in another order': ({operation, parameters}) =>
    change(parameters.length > 1, () => {
      operation.parameters = [...parameters].reverse();
    }),
  'parameter became optional': ({parameters}) =>
    change(
      parameters.find(each => each.in !== 'path' && each.required),
      found => {
        found.required = false;
      },
    ),
  'parameter deprecated': ({parameters}) =>
    change(parameters[0], found => {
      found.deprecated = true;
    }),
  'parameter described': ({parameters}) =>
    change(parameters[0], found => {
      found.description = 'Other words.';
      found.example = 'another';
    }),
  'operation deprecated': ({operation}) =>
    change(!operation.deprecated, () => {
      operation.deprecated = true;
    }),
  'operation described': ({operation}) => {
    Object.assign(operation, {summary: 'Another summary', description: 'Other words.', tags: ['another']});
    return true;
  },
  'optional request property added': ({sent}) =>
    change(isSchema(sent) && sent, found => {
      found.properties = {...(found.properties as Draft), addedByTest: {type: 'string'}};
    }),
  'request property became optional': ({sent}) =>
    change(isSchema(sent) && requiredOf(sent).length > 0, () => {
      sent!.required = requiredOf(sent!).slice(1);
    }),
  'request property became nullable': ({sent}) =>
    change(find(sent, 'string'), found => {
      found.nullable = true;
    }),
  'values of a request property added': ({sent}) =>
    change(properties(sent).find(([, each]) => Array.isArray(each.enum))?.[1], found => {
      found.enum = [...(found.enum as unknown[]), 'added-by-test'];
    }),
  'media type of the request added': ({operation}) =>
    change(isObject(operation.requestBody) && (operation.requestBody as Draft), body => {
      body.content = {...(body.content as Draft), 'application/x-test': {}};
    }),
  'optional body added': ({operation}) =>
    change(!operation.requestBody, () => {
      operation.requestBody = {content: {'application/json': {schema: {type: 'object'}}}};
    }),
  'response property added': ({received}) =>
    change(isSchema(received) && received, found => {
      found.properties = {...(found.properties as Draft), addedByTest: {type: 'string'}};
    }),
  'required response property added': ({received}) =>
    change(isSchema(received) && received, found => {
      found.properties = {...(found.properties as Draft), addedByTest: {type: 'string'}};
      found.required = [...requiredOf(found), 'addedByTest'];
    }),
  'response property became required': ({received}) =>
    change(
      isSchema(received) && properties(received).find(([name]) => !requiredOf(received).includes(name)),
      ([name]) => {
        received!.required = [...requiredOf(received!), name];
      },
    ),
  'response property limited': ({received}) =>
    change(find(received, 'string'), found => {
      found.maxLength = 5;
    }),
  'response property deprecated': ({received}) =>
    change(properties(received)[0], ([, found]) => {
      found.deprecated = true;
    }),
  'error response added': ({operation}) =>
    change(!getOwn(operation.responses, '418') && !getOwn(operation.responses, '4XX'), () => {
      operation.responses = {...(operation.responses as Draft), 418: {description: 'A teapot'}};
    }),
  'error response removed': ({operation}) =>
    change(
      entries(operation, 'responses').find(([status]) => /^[45]/.test(status)),
      ([status]) => {
        delete (operation.responses as Draft)[status];
      },
    ),
  'media type of the response added': ({success}) =>
    change(success?.content, content => {
      success!.content = {...(content as Draft), 'application/x-test': {}};
    }),
  'optional header added to the response': ({success}) =>
    change(success, found => {
      found.headers = {...(found.headers as Draft), 'X-Added': {schema: {type: 'string'}}};
    }),
  'server added': ({document}) => {
    document.servers = [...((document.servers as unknown[]) ?? []), {url: 'https://added-by-test.example'}];
    return true;
  },
};

const list = (makes: typeof breaking, isBreaking: boolean): readonly SeededChange[] =>
  Object.entries(makes).map(([name, make]) => ({name, isBreaking, make}));

/** Changes, each with its level as a person would judge it. */
export const seededChanges: readonly SeededChange[] = [...list(breaking, true), ...list(compatible, false)];
