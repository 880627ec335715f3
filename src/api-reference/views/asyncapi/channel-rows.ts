import {openChannel} from '../../../asyncapi/open-channel.js';
import {emptyHtml, type Html} from '../../../base/html.js';
import type {FoundOperation} from '../../../openapi/operation/create-found-operation.js';
import {walkRows} from '../schema/find-row.js';
import type {RowPath} from '../schema/row-path.js';
import {getNextLevel} from '../schema/rows.js';
import type {ViewContext} from '../view-context.js';
import {withSignIn} from './async-servers.js';
import {renderLaterChannelExample} from './render-channel-examples.js';

/** Renders the children of a collapsed row in a channel. Empty for an unknown path. */
export function renderChannelRows(
  context: ViewContext,
  entry: FoundOperation | undefined,
  path: RowPath,
  from: number,
): Html {
  if (!entry) return emptyHtml;
  const view = openChannel(withSignIn(context).documents, entry);
  const [, index, rowPath] = /^a(\d{1,6})\/([v\d.-]{0,2000})$/.exec(path) ?? [];
  if (index === undefined || rowPath === undefined) return renderLaterChannelExample(context, view, path);
  const root = view.schemas[Number(index)];
  const row = root && walkRows(context.documents, root, rowPath);
  return root && row ? getNextLevel(context, {row, side: root.side}, path, from) : emptyHtml;
}
