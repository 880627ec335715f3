import type {FieldError} from './respond.js';

type Fields = Readonly<Record<string, unknown>>;

/** Returns the problems of a tree order. */
export function checkOrder(order: unknown): readonly FieldError[] {
  if (!isObject(order)) return [{field: '', message: 'must be an object'}];
  const errors: FieldError[] = [];
  const refuse = (field: string, message: string) => errors.push({field, message});
  if (!isObject(order['customer'])) refuse('customer', 'is required, and is an object');
  else if (!/^[^@\s]+@[^@\s]+$/.test(String(order['customer']['email'] ?? '')))
    refuse('customer.email', 'is required, and is an address of e-mail');
  if (!Array.isArray(order['lines']) || order['lines'].length === 0) refuse('lines', 'needs at least one line');
  else for (const [index, line] of order['lines'].entries()) checkLine(line, `lines[${index}]`, refuse);
  checkDelivery(order['delivery'], refuse);
  return errors;
}

function checkLine(line: unknown, field: string, refuse: (field: string, message: string) => void): void {
  if (!isObject(line)) {
    refuse(field, 'must be an object');
    return;
  }
  if (typeof line['tree'] !== 'string') refuse(`${field}.tree`, 'is required, and is the id of a tree');
  if (!Number.isInteger(line['count']) || (line['count'] as number) < 1)
    refuse(`${field}.count`, 'is required, and is a whole number from 1');
  const size = line['size'];
  if (size !== undefined && !['whip', 'half-standard', 'standard'].includes(String(size)))
    refuse(`${field}.size`, 'must be one of whip, half-standard, standard');
}

function checkDelivery(delivery: unknown, refuse: (field: string, message: string) => void): void {
  if (!isObject(delivery)) refuse('delivery', 'is required, and is an object');
  else if (delivery['kind'] === 'pickup') {
    if (!/^\d{4}-\d\d-\d\d$/.test(String(delivery['day'] ?? ''))) refuse('delivery.day', 'is required, and is a date');
  } else if (delivery['kind'] === 'parcel') {
    for (const name of ['street', 'city', 'country'])
      if (typeof delivery[name] !== 'string') refuse(`delivery.${name}`, 'is required');
  } else refuse('delivery.kind', 'must be one of pickup, parcel');
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
