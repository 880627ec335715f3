import {doc} from '../base/doc.js';
import {section} from './collections.js';
import {mapField, withDefault} from './combine.js';
import {flag, text} from './fields.js';

export const errors = mapField(
  section(doc`Shows your own 404 page, or opens the closest page, at a URL without a page.`, {
    '404': section(doc`Shows your own title and text on the 404 page, or opens another page.`, {
      redirect: withDefault(
        flag(
          doc`"true" opens the closest page, or the home page. "false" shows the 404 page, which links to similar pages.`,
        ),
        false,
      ),
      title: text(doc`Replaces the heading of the 404 page.`),
      description: text(doc`Replaces the text below the heading. You can use Markdown.`),
    }),
  }),
  values => ({notFound: values['404']}),
);
