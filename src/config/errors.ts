import {doc} from '../base/doc.js';
import {section} from './collections.js';
import {mapped, withDefault} from './combine.js';
import {flag, text} from './fields.js';

export const errors = mapped(
  section(doc`Pages for errors.`, {
    '404': section(doc`Settings for unknown URLs.`, {
      redirect: withDefault(flag(doc`Opens the closest page.`), false),
      title: text(doc`Title of the page.`),
      description: text(doc`Text of the page.`),
    }),
  }),
  values => ({notFound: values['404']}),
);
