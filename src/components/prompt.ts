import {doc} from '../base/doc.js';
import {fillMessage} from '../base/fill-message.js';
import {type Html, html} from '../base/html.js';
import {component, data, markdown, type RenderContext, text} from './component.js';
import {renderGlyph} from './glyphs.js';
import {renderIcon} from './icon.js';

/**
 * Programs that can open a prompt, by URL. The prompt follows the equals sign: the element inserts its Markdown before
 * a reader can follow the link.
 */
const programs: Readonly<Record<string, {readonly title: string; readonly href: string}>> = {
  cursor: {title: 'Cursor', href: 'https://cursor.com/link/prompt?text='},
  chatgpt: {title: 'ChatGPT', href: 'https://chatgpt.com/?q='},
  claude: {title: 'Claude', href: 'https://claude.ai/new?q='},
  perplexity: {title: 'Perplexity', href: 'https://www.perplexity.ai/search?q='},
};

/** Maximum length of a URL, which every browser and program accepts. */
const MAX_LENGTH = 2000;

/** Text for an AI assistant, with buttons that copy it or open it in a program. The children are the text. */
export const prompt = component({
  name: 'Prompt',
  tag: 'docs-prompt',
  props: {
    description: markdown(doc`Says what the prompt does. You can use Markdown. Default: “Prompt”.`),
    icon: text(doc`Adds an icon before the description, such as "sparkles".`),
    iconType: text(doc`Selects a Font Awesome style, such as "solid" or "brands".`),
    actions: data(
      doc`Lists the buttons, in this order. Allowed values: copy, cursor, chatgpt, claude, perplexity. Default: copy.`,
    ),
  },
  render: (props, body, context) => {
    const wanted = Array.isArray(props.actions)
      ? props.actions
      : typeof props.actions === 'string'
        ? [props.actions]
        : ['copy'];
    const picture = props.icon ? renderIcon(props.icon, context, {type: props.iconType}) : renderGlyph('prompt');
    return html`<div class="prompt"><div class="prompt-head"><span class="prompt-icon">${picture}</span><p class="prompt-description">${props.description || context.messages.prompt}</p><div class="prompt-actions">${wanted.map(each => renderAction(each, context))}</div></div><details class="prompt-text"><summary>${renderGlyph('chevron')}${context.messages.showPrompt}</summary><div class="prompt-body">${body}</div></details></div>`;
  },
});

function renderAction(name: unknown, {messages, text: wordsInside}: RenderContext): Html | undefined {
  if (name === 'copy')
    return html`<button class="button button-quiet prompt-copy" type="button">${renderGlyph('copy')}<span>${messages.copyPrompt}</span></button>`;
  const program = typeof name === 'string' && Object.hasOwn(programs, name) ? programs[name] : undefined;
  if (!program) return undefined;
  const filled = program.href + encodeURIComponent(wordsInside().trim());
  const href = filled.length > MAX_LENGTH ? program.href : filled;
  return html`<a class="button button-quiet prompt-open" href="${href}" target="_blank" rel="noopener noreferrer">${fillMessage(messages.openIn, {name: program.title})}${renderGlyph('outward')}</a>`;
}
