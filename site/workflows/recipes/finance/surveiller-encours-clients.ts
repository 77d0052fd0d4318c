import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { outlookSent } from '../../fragments/mail.ts'
import { byId } from '../../fragments/models.ts'
import { answeredWithin } from '../../fragments/patience.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './surveiller-encours-clients.examples.ts'

/** What a customer owes and what is being made for them, against what you would lose calmly. */
const ADD = `const { late } = $('settings').first().json;
const today = $now.startOf('day');
const dateOf = (value) => { const ticks = /Date\\(([0-9]+)/.exec(String(value)); return ticks ? DateTime.fromMillis(Number(ticks[1])) : DateTime.fromISO(String(value)); };
const owed = new Map();
for (const { json } of $('invoices').all()) {
  const id = json.Contact?.ContactID;
  if (!id || !(json.AmountDue > 0)) continue;
  const known = owed.get(id) ?? { due: 0, days: 0 };
  const days = Math.floor(today.diff(dateOf(json.DueDate), 'days').days);
  owed.set(id, { due: known.due + Number(json.AmountDue), days: Math.max(known.days, days) });
}
const cents = (value) => Math.round(value * 100) / 100;
return $('limits').all().map(({ json }) => json).filter((one) => one.contact).map((one) => {
  const { due, days } = owed.get(one.contact) ?? { due: 0, days: 0 };
  const exposure = cents(due + Number(one.orders ?? 0));
  const over = cents(exposure - Number(one.ceiling));
  const bad = over > 0 || days > late;
  const state = bad && !one.hold ? 'stop' : !bad && one.hold ? 'free' : 'same';
  return { json: { id: one.id, client: one.client, due: cents(due), exposure, over, days, state } };
});`

export default defineRecipe({
  category: 'finance',
  level: 'expert',
  minutes: 55,
  published: '2026-11-24',
  fr: {
    title: 'Surveiller l’encours des clients et retenir la commande de trop',
    problem:
      'Un client doit 18 000 euros et l’atelier lui prépare pour 12 000 de plus. Les ventes voient la commande, la comptabilité voit la dette ; personne ne fait la somme avant la livraison.',
    outcome:
      'Chaque matin, factures Xero et commandes en cours sont additionnées par client et comparées à son plafond. Au-delà, ou après trente jours de retard, vous décidez de retenir ses commandes. Revenu sous le plafond, le client est libéré et les ventes le savent.',
    avoid:
      'Un plafond sorti de nulle part bloque de bons clients : fixez-le d’après votre assurance-crédit ou votre marge. Les paiements non encore lettrés gonflent la dette.',
    approval:
      'Retenir demande votre oui, client par client. Sans réponse en huit heures, rien ne change et la question revient demain. Libérer se fait seul, et vous est dit.',
    failure:
      'Xero ou Airtable muets : aucun client n’est retenu ni libéré ce jour-là, et vous recevez la cause.',
  },
  en: {
    title: 'Watch what customers owe and hold the order too many',
    problem:
      'A customer owes 18,000 euros while the workshop prepares another 12,000 for them. Sales see the order, accounts see the debt; nobody adds the two up before delivery.',
    outcome:
      'Each morning Xero invoices and orders under way are added up by customer and held against a ceiling. Beyond it, or after thirty days late, you decide whether to hold their orders. Back below it a customer is freed, and sales are told.',
    avoid:
      'A ceiling out of thin air blocks good customers: set it by your credit insurance or your margin. Payments not matched yet swell the debt.',
    approval:
      'Holding takes your yes, customer by customer. After eight hours without an answer nothing changes and the question returns tomorrow. Freeing happens by itself, and you are told.',
    failure:
      'Xero or Airtable silent: no customer is held or freed that day, and you get the cause.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Avant l’atelier', en: 'Before the workshop opens' },
      why: {
        fr: 'Une commande se retient avant d’être commencée.',
        en: 'An order is held before work on it begins.',
      },
      with: at('30 6 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos règles', en: 'Your rules' },
      why: {
        fr: 'Le retard toléré, et qui décide.',
        en: 'How late is too late, and who decides.',
      },
      with: fields(
        {
          late: 30,
          organization: { fr: 'identifiant Xero', en: 'Xero id' },
          base: { fr: 'identifiant de la base Airtable', en: 'id of the Airtable base' },
          decider: 'direction@fonderie-garnier.example',
          sales: 'ventes@fonderie-garnier.example',
        },
        { alone: true },
      ),
    },
    limits: {
      use: 'airtable',
      name: { fr: 'Lire plafonds et commandes', en: 'Read ceilings and orders' },
      why: {
        fr: 'Colonnes contact (Xero), client, ceiling, orders et hold.',
        en: 'Columns contact (Xero), client, ceiling, orders and hold.',
      },
      with: {
        resource: 'record',
        operation: 'search',
        base: byId(setting('base')),
        table: byId('customers'),
        returnAll: true,
        options: {},
      },
      onError: 'output',
      retry: [3, 5],
    },
    invoices: {
      use: 'xero',
      name: { fr: 'Lire les factures dues', en: 'Read invoices due' },
      why: {
        fr: 'Validées et non soldées, échues ou non : la dette est la dette.',
        en: 'Authorised and unpaid, due or not: debt is debt.',
      },
      with: {
        resource: 'invoice',
        operation: 'getAll',
        organizationId: setting('organization'),
        returnAll: true,
        options: { statuses: ['AUTHORISED'] },
      },
      once: true,
      onError: 'output',
      retry: [3, 5],
    },
    add: {
      use: 'code',
      name: { fr: 'Additionner par client', en: 'Add up by customer' },
      why: {
        fr: 'Dette et commandes ensemble ; seul ce qui change d’état continue.',
        en: 'Debt and orders together; only what changes state goes on.',
      },
      with: allItems(ADD),
    },
    state: {
      use: 'switch',
      name: { fr: 'À retenir ou à libérer ?', en: 'To hold or to free?' },
      why: {
        fr: 'Un client déjà retenu n’est pas rejugé chaque matin.',
        en: 'A customer already held is not judged again each morning.',
      },
      with: cases({
        stop: text('={{ $json.state }}', 'equals', 'stop'),
        free: text('={{ $json.state }}', 'equals', 'free'),
      }),
    },
    loop: {
      use: 'splitInBatches',
      name: { fr: 'Client après client', en: 'Customer after customer' },
      why: {
        fr: 'Une décision par client : un oui groupé en retient toujours un de trop.',
        en: 'One decision each: a yes for all always holds one too many.',
      },
      with: { batchSize: 1, options: {} },
    },
    ask: {
      use: 'outlook',
      name: { fr: 'Retenir ses commandes ?', en: 'Hold their orders?' },
      why: {
        fr: 'La dette, l’encours et le pire retard, en une ligne.',
        en: 'Debt, exposure and the worst delay, in one line.',
      },
      with: {
        resource: 'message',
        operation: 'sendAndWait',
        toRecipients: setting('decider'),
        subject: {
          fr: '=Retenir les commandes de {{ $json.client }} ?',
          en: '=Hold the orders of {{ $json.client }}?',
        },
        message: {
          fr: "=Dû {{ $json.due.toFixed(2) }} €, encours {{ $json.exposure.toFixed(2) }} €{{ $json.over > 0 ? ', soit ' + $json.over.toFixed(2) + ' € de trop' : '' }}. Retard : {{ $json.days }} jours.",
          en: "=Due {{ $json.due.toFixed(2) }} €, exposure {{ $json.exposure.toFixed(2) }} €{{ $json.over > 0 ? ', ' + $json.over.toFixed(2) + ' € too much' : '' }}. Late by {{ $json.days }} days.",
        },
        responseType: 'approval',
        approvalOptions: { values: { approvalType: 'double' } },
        options: answeredWithin(8, 'hours'),
      },
      onError: 'continue',
    },
    answer: {
      use: 'switch',
      name: { fr: 'Oui ?', en: 'Yes?' },
      why: {
        fr: 'Un silence ne bloque personne.',
        en: 'Silence blocks nobody.',
      },
      with: cases({ yes: text("={{ String($json.data?.approved ?? '') }}", 'equals', 'true') }),
    },
    hold: {
      use: 'airtable',
      name: { fr: 'Marquer : retenu', en: 'Mark as held' },
      why: {
        fr: 'La case que l’atelier regarde avant de lancer un travail.',
        en: 'The box that the workshop looks at before it starts a job.',
      },
      with: {
        resource: 'record',
        operation: 'update',
        base: byId(setting('base')),
        table: byId('customers'),
        columns: columns({ id: "={{ $('loop').first().json.id }}", hold: true }, ['id']),
        options: {},
      },
      onError: 'output',
    },
    free: {
      use: 'airtable',
      name: { fr: 'Libérer', en: 'Free' },
      why: {
        fr: 'Le client a payé : attendre une signature le punirait.',
        en: 'The customer has paid, and waiting for a signature would punish them.',
      },
      with: {
        resource: 'record',
        operation: 'update',
        base: byId(setting('base')),
        table: byId('customers'),
        columns: columns({ id: '={{ $json.id }}', hold: false }, ['id']),
        options: {},
      },
      onError: 'output',
    },
    tell: {
      use: 'outlook',
      name: { fr: 'Dire qui est libéré', en: 'Say who is free' },
      why: {
        fr: 'Les ventes peuvent rappeler le client dans l’heure.',
        en: 'Sales can ring the customer within the hour.',
      },
      with: outlookSent(
        setting('sales'),
        {
          fr: "=Commandes libérées : {{ $('state').item.json.client }}",
          en: "=Orders freed: {{ $('state').item.json.client }}",
        },
        {
          fr: "=Encours : {{ $('state').item.json.exposure.toFixed(2) }} €.",
          en: "=Exposure: {{ $('state').item.json.exposure.toFixed(2) }} €.",
        },
      ),
    },
    unheld: {
      use: 'outlook',
      name: { fr: 'Dire qui n’est pas retenu', en: 'Say who is not held' },
      why: {
        fr: 'Vous aviez dit oui : quelqu’un doit cocher la case.',
        en: 'You said yes, so somebody has to tick the box.',
      },
      with: outlookSent(
        setting('decider'),
        {
          fr: "=À retenir à la main : {{ $('loop').first().json.client }}",
          en: "=To be held by hand: {{ $('loop').first().json.client }}",
        },
        '={{ $json.error }}',
      ),
    },
    warn: {
      use: 'outlook',
      name: { fr: 'Dire que rien n’a changé', en: 'Say that nothing changed' },
      why: {
        fr: 'Un matin sans contrôle laisse partir une commande.',
        en: 'A morning without a check lets an order go.',
      },
      with: outlookSent(
        setting('decider'),
        { fr: 'Encours : état non mis à jour', en: 'Exposure: state not updated' },
        "={{ ($json.client ? $json.client + ' : ' : '') + $json.error }}",
      ),
    },
  },
  links: [
    'morning > settings > limits > invoices > add > state.stop > loop.each > ask > answer.yes > hold > loop',
    'answer.other > loop',
    'state.free > free > tell',
    'hold.error > unheld > loop',
    'free.error > warn',
    'limits.error > warn',
    'invoices.error > warn',
  ],
  examples,
})
