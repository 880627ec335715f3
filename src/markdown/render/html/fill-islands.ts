import {escapeHtml, Html, unescapeHtml} from '../../../base/html.js';

/** Prerendered output of an island's component. `html` is absent if the component could not run. */
interface DrawnIsland {
  readonly html?: string;
  /** Note below the fallback content. */
  readonly note?: Html;
  /** Attributes for the island's element. */
  readonly attributes: Readonly<Record<string, string>>;
}

type DrawIsland = (island: string) => Promise<DrawnIsland>;

interface Part {
  readonly name: 'docs-live' | 'docs-slot' | '';
  readonly tag: string;
  readonly inside: (Part | string)[];
}

const tags = /<(\/?)(docs-live|docs-slot)\b[^>]*>/g;

/**
 * Inserts prerendered output into a page's islands. Moves page content that the component renders into its slots, and
 * leaves the rest in templates.
 */
export async function fillIslands(content: Html, draw: DrawIsland): Promise<Html> {
  const {text} = content;
  const root: Part = {name: '', tag: '', inside: []};
  const open = [root];
  let at = 0;
  for (const match of text.matchAll(tags)) {
    const [tag, closing, name] = match as unknown as [string, string, Part['name']];
    const part = open.at(-1) as Part;
    part.inside.push(text.slice(at, match.index));
    at = match.index + tag.length;
    if (closing) {
      if (open.length > 1) open.pop();
    } else {
      const inner: Part = {name, tag, inside: []};
      part.inside.push(inner);
      open.push(inner);
    }
  }
  root.inside.push(text.slice(at));
  return Html.assembled(await write(root, draw));
}

async function write({inside}: Part, draw: DrawIsland): Promise<string> {
  let text = '';
  for (const each of inside) {
    if (typeof each === 'string') text += each;
    else if (each.name === 'docs-live') text += await fillIsland(each, draw);
    else text += `${each.tag}${await write(each, draw)}</docs-slot>`;
  }
  return text;
}

async function fillIsland(part: Part, draw: DrawIsland): Promise<string> {
  const [, written] = /\sdata-live="([^"]*)"/.exec(part.tag) ?? [];
  if (written === undefined) return `${part.tag}${await write(part, draw)}</docs-live>`;
  const {html, note, attributes} = await draw(unescapeHtml(written));
  const all = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const start = `<docs-live${all.join('')}>`;
  if (html === undefined) return `${start}${await write(part, draw)}${note?.text ?? ''}</docs-live>`;
  const slots = new Map<string, string>();
  for (const each of part.inside) {
    if (typeof each === 'string' || each.name !== 'docs-slot') continue;
    slots.set(/\sdata-slot="(\w+)"/.exec(each.tag)?.[1] ?? '', await write(each, draw));
  }
  const used = new Set<string>();
  const filled = html.replace(/<docs-slot data-slot="(\w+)"><\/docs-slot>/g, (tag, slot: string) => {
    used.add(slot);
    return `${tag.slice(0, -'</docs-slot>'.length)}${slots.get(slot) ?? ''}</docs-slot>`;
  });
  const rest = [...slots].filter(([slot]) => !used.has(slot));
  return `${start}${filled}${rest.map(([slot, inner]) => `<template data-slot="${slot}">${inner}</template>`).join('')}</docs-live>`;
}
