import {doc} from '../base/doc.js';
import {section} from './collections.js';
import {mapped, withDefault} from './combine.js';
import {flag, text} from './fields.js';

export const errors = mapped(
  section(doc`Pages for what goes wrong.`, {
    '404': section(doc`A page that does not exist.`, {
      redirect: withDefault(flag(doc`Leads on to the closest page.`), false),
      title: text(doc`Title of the page.`),
      description: text(doc`Text of the page.`),
    }),
  }),
  values => ({notFound: values['404']}),
);
