import {doc} from '../base/doc.js';
import {section} from './collections.js';
import {mapped, withDefault} from './combine.js';
import {flag, text} from './fields.js';

export const errors = mapped(
  section(doc`Configures error pages.`, {
    '404': section(doc`Configures the page for unknown URLs.`, {
      redirect: withDefault(flag(doc`Opens the closest page instead of the 404 page.`), false),
      title: text(doc`Sets the title of the page.`),
      description: text(doc`Sets the text of the page.`),
    }),
  }),
  values => ({notFound: values['404']}),
);
