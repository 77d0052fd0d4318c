import { inBoth } from '../../fragments/code.ts'

/** Who waits for the reference, in orders that are paid and not yet sent. */
export const WAITING = inBoth(
  (words) => `const late = $('late').first().json;
const reference = String(late.reference).trim().toUpperCase();
const answers = $input.all().map(({ json }) => json);
const failed = answers.find(({ error }) => error !== undefined);
const day = DateTime.fromISO(String(late.day).slice(0, 10), { zone: 'Europe/Paris' });
const orders = failed ? [] : answers.flatMap((one) => {
  const lines = (one.line_items ?? []).filter(({ sku }) => String(sku ?? '').toUpperCase() === reference);
  if (!one.id || lines.length === 0) return [];
  return [{ id: one.id, number: one.number, email: one.billing?.email ?? '', first: one.billing?.first_name ?? '', item: lines[0].name, units: lines.reduce((sum, { quantity }) => sum + quantity, 0), alone: one.line_items.length === lines.length }];
});
const kind = failed ? 'failed' : !(day > $now) ? 'past' : orders.length === 0 ? 'none' : 'ready';
const together = orders.filter(({ alone }) => !alone).length;
return [{ json: {
  kind, reference, day: day.toISODate() ?? '', shown: day.toFormat('dd/MM/yyyy'), reason: String(late.reason).trim(), orders,
  units: orders.reduce((sum, one) => sum + one.units, 0), together,
  why: { failed: '${words.failed}' + (failed?.error?.message ?? failed?.error ?? ''), past: '${words.past}', none: '${words.none}', ready: '' }[kind],
} }];`,
  {
    fr: {
      failed: 'Commandes illisibles : ',
      past: 'La nouvelle date doit être à venir.',
      none: 'Aucune commande en cours ne contient cette référence.',
    },
    en: {
      failed: 'Orders unreadable: ',
      past: 'The new date has to lie ahead.',
      none: 'No order under way has this reference.',
    },
  },
)
