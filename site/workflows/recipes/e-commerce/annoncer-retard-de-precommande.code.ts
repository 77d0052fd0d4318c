import { inBoth } from '../../fragments/code.ts'

const found = (name: string) => `{{ $('waiting').first().json.${name} }}`

/** What the customer reads, and what is shown before it leaves. */
export const LETTER = {
  fr: (first: string, item: string) =>
    `Bonjour ${first},\n\n${item} ne partira pas à la date annoncée : nous l’attendons pour le ${found('shown')}. ${found('reason')}\n\nVous préférez attendre ? Il n’y a rien à faire. Vous ne le voulez plus ? Répondez à ce message, nous annulons et remboursons.`,
  en: (first: string, item: string) =>
    `Hello ${first},\n\n${item} will not leave on the day we gave: we now expect it for ${found('shown')}. ${found('reason')}\n\nWould you rather wait? There is nothing to do. Do you no longer want it? Answer this message, and we cancel and refund it.`,
}

/** What the buyer sees before agreeing. */
export const SHOWN = {
  fr:
    '={{ $json.orders[0].item }}, {{ $json.units }} unité(s), expédition vers le {{ $json.shown }}. Commandes qui contiennent autre chose : {{ $json.together }}.\n\n' +
    LETTER.fr('…', '{{ $json.orders[0].item }}'),
  en:
    '={{ $json.orders[0].item }}, {{ $json.units }} unit(s), dispatch around {{ $json.shown }}. Orders that hold something else too: {{ $json.together }}.\n\n' +
    LETTER.en('…', '{{ $json.orders[0].item }}'),
}

/** Refused by Brevo, unsound, told already, or not agreed to. */
export const UNTOLD = {
  fr: `={{ $json.number ? 'Envoi refusé, à appeler : commandes ' + $json.number.join(', ') : $('waiting').first().json.why || ($('fresh').isExecuted ? 'Tous ont déjà reçu cette date : rien n’est reparti.' : 'Aucun accord donné en quatre heures, ou refus : personne n’a été prévenu.') }}`,
  en: `={{ $json.number ? 'Sending refused, please call: orders ' + $json.number.join(', ') : $('waiting').first().json.why || ($('fresh').isExecuted ? 'All have had this date already: nothing left again.' : 'No agreement within four hours, or a no: nobody was told.') }}`,
}

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
