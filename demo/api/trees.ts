import {checkTree} from './check-tree.js';
import {type Exchange, queryNumber, type Route, route} from './exchange.js';
import {sendJson, sendNothing, sendProblem} from './respond.js';
import {type Tree, type TreeFields, TreeStore} from './tree-store.js';

/** Returns the operations that create, read, update and delete trees. */
export function treeRoutes(): readonly Route[] {
  const store = new TreeStore();
  const withTree = (work: (exchange: Exchange, tree: Tree) => void) => (exchange: Exchange) => {
    const id = exchange.path.get('id') ?? '';
    const tree = store.get(id);
    if (tree) work(exchange, tree);
    else sendProblem(exchange, {status: 404, title: 'Not Found', detail: `There is no tree "${id}".`});
  };
  const list = (exchange: Exchange) => listTrees(exchange, store);
  return [
    route('listTrees', 'GET', '/trees', list),
    route('createTree', 'POST', '/trees', exchange => {
      const fields = fieldsOf(exchange, store);
      if (!fields) return;
      const tree = store.add(fields);
      exchange.response.setHeader('location', `/trees/${tree.id}`);
      sendJson(exchange, tree, 201);
    }),
    route('getTree', 'GET', '/trees/{id}', withTree(sendJson)),
    route(
      'replaceTree',
      'PUT',
      '/trees/{id}',
      withTree((exchange, tree) => {
        const fields = fieldsOf(exchange, store, {id: tree.id});
        if (fields) sendJson(exchange, store.replace(tree, fields));
      }),
    ),
    route(
      'updateTree',
      'PATCH',
      '/trees/{id}',
      withTree((exchange, tree) => {
        const fields = fieldsOf(exchange, store, tree);
        if (fields) sendJson(exchange, store.replace(tree, fields));
      }),
    ),
    route(
      'deleteTree',
      'DELETE',
      '/trees/{id}',
      withTree((exchange, tree) => {
        if (tree.stock > 0) {
          const detail = `${tree.name} is still in stock (${tree.stock}). Set its stock to 0 first.`;
          return sendProblem(exchange, {status: 409, title: 'Conflict', detail});
        }
        store.delete(tree.id);
        sendNothing(exchange);
      }),
    ),
    route('listTreesWithoutCors', 'GET', '/no-cors/trees', list),
  ];
}

function listTrees(exchange: Exchange, store: TreeStore): void {
  const {query} = exchange;
  const species = query.getAll('species').flatMap(text => text.split(','));
  const words = (query.get('q') ?? '').toLowerCase();
  const found = store
    .all()
    .filter(tree => species.length === 0 || species.includes(tree.species))
    .filter(tree => tree.name.toLowerCase().includes(words))
    .filter(tree => query.get('inStock') !== 'true' || tree.stock > 0);
  const sort = query.get('sort') ?? 'name';
  const way = sort.startsWith('-') ? -1 : 1;
  found.sort((a, b) => way * (sort.endsWith('price') ? a.price - b.price : a.name.localeCompare(b.name)));
  const limit = queryNumber(exchange, 'limit', [1, 50, 5]);
  const page = queryNumber(exchange, 'page', [1, 1000, 1]);
  const data = found.slice((page - 1) * limit, page * limit);
  sendJson(exchange, {data, page, pages: Math.ceil(found.length / limit), total: found.length});
}

/** Returns the body's fields, or sends a response with their errors. `before` is the tree that the request updates. */
function fieldsOf(exchange: Exchange, store: TreeStore, before: Partial<Tree> = {}): TreeFields | undefined {
  let value: unknown;
  try {
    value = JSON.parse(exchange.body.toString());
  } catch {
    sendProblem(exchange, {status: 400, title: 'Bad Request', detail: 'The body is not JSON.'});
    return;
  }
  const checked = checkTree(value, before);
  if ('errors' in checked) {
    const detail = `${checked.errors.length} of the fields cannot be taken.`;
    sendProblem(exchange, {status: 422, title: 'Unprocessable Content', detail, errors: checked.errors});
    return;
  }
  const other = store.named(checked.fields.name, before.id);
  if (!other) return checked.fields;
  const errors = [{field: 'name', message: `is taken by ${other.id}`}];
  sendProblem(exchange, {status: 409, title: 'Conflict', detail: 'Two trees cannot have one name.', errors});
  return;
}
