import { allItems, EUROS, inBoth } from '../../fragments/code.ts'
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
const add = (words: {
  readonly euros: string
  readonly due: string
  readonly exposure: string
  readonly over: string
  readonly late: string
  readonly days: string
}) => `const { late } = $('settings').first().json;
const broken = $input.all().find(({ json }) => json.error !== undefined)?.json.error;
if (broken) return [{ json: { state: 'broken', error: String(broken.message ?? broken) } }];
${words.euros}// Xero’s days begin at midnight in UTC.
const utc = { zone: 'utc' };
const today = DateTime.fromISO($now.toISODate(), utc);
const dateOf = (value) => { const ticks = /Date\\((-?[0-9]+)/.exec(String(value)); return ticks ? DateTime.fromMillis(Number(ticks[1]), utc) : DateTime.fromISO(String(value), utc); };
const owed = new Map();
for (const { json } of $input.all()) {
  const id = json.Contact?.ContactID;
  if (!id || !(json.AmountDue > 0)) continue;
  const known = owed.get(id) ?? { due: 0, days: 0 };
  const days = Math.round(today.diff(dateOf(json.DueDate), 'days').days);
  owed.set(id, { due: known.due + json.AmountDue / (Number(json.CurrencyRate) || 1), days: Math.max(known.days, days) });
}
const cents = (value) => Math.round(value * 100) / 100;
return $('limits').all().map(({ json }) => json).filter((one) => one.contact).map((one) => {
  const { due, days } = owed.get(one.contact) ?? { due: 0, days: 0 };
  const exposure = cents(due + Number(one.orders ?? 0));
  const over = cents(exposure - Number(one.ceiling));
  const bad = over > 0 || days > late;
  const state = bad && !one.hold ? 'stop' : !bad && one.hold && one.auto ? 'free' : 'same';
  const shown = '${words.due}' + euros(cents(due)) + '${words.exposure}' + euros(exposure) + (over > 0 ? '${words.over}' + euros(over) : '') + '${words.late}' + days + '${words.days}';
  return { json: { id: one.id, client: one.client, due: cents(due), exposure, over, days, state, exposed: euros(exposure), shown } };
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
      'Un plafond sorti de nulle part bloque de bons clients : fixez-le d’après votre assurance-crédit ou votre marge. Les paiements et avoirs non encore lettrés gonflent la dette.',
    approval:
      'Retenir demande votre oui, client par client. Sans réponse en deux heures, rien ne change, le client suivant vient et la question revient demain. Libérer se fait seul, mais un client que vous avez retenu à la main le reste.',
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
      'A ceiling out of thin air blocks good customers: set it by your credit insurance or your margin. Payments and credit notes not matched yet swell the debt.',
    approval:
      'Holding takes your yes, customer by customer. After two hours without an answer nothing changes, the next customer comes and the question returns tomorrow. Freeing happens by itself, but a customer whom you held by hand stays held.',
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
        fr: 'Colonnes contact (Xero), client, ceiling, orders, hold et auto.',
        en: 'Columns contact (Xero), client, ceiling, orders, hold and auto.',
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
        fr: 'Ventes validées et non soldées, échues ou non : la dette est la dette.',
        en: 'Sales authorised and unpaid, due or not: debt is debt.',
      },
      with: {
        resource: 'invoice',
        operation: 'getAll',
        organizationId: setting('organization'),
        returnAll: true,
        options: { statuses: ['AUTHORISED'], where: 'Type=="ACCREC"' },
      },
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    add: {
      use: 'code',
      name: { fr: 'Additionner par client', en: 'Add up by customer' },
      why: {
        fr: 'Dette et commandes ensemble ; seul ce qui change d’état continue.',
        en: 'Debt and orders together; only what changes state goes on.',
      },
      with: allItems(
        inBoth(add, {
          fr: {
            euros: EUROS.fr,
            due: 'Dû ',
            exposure: ', encours ',
            over: ', au-delà du plafond de ',
            late: '. Plus grand retard : ',
            days: ' jours.',
          },
          en: {
            euros: EUROS.en,
            due: 'Due ',
            exposure: ', exposure ',
            over: ', over the ceiling by ',
            late: '. Longest delay: ',
            days: ' days.',
          },
        }),
      ),
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
        broken: text('={{ $json.state }}', 'equals', 'broken'),
      }),
    },
    loop: {
      use: 'splitInBatches',
      name: { fr: 'Client après client', en: 'Customer after customer' },
      why: {
        fr: 'Une décision par client, deux heures pour chacune : un oui groupé en retient toujours un de trop.',
        en: 'One decision each, two hours for each: a yes for all always holds one too many.',
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
        message: '={{ $json.shown }}',
        responseType: 'approval',
        approvalOptions: { values: { approvalType: 'double' } },
        options: answeredWithin(2, 'hours'),
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
        fr: 'La case que l’atelier regarde ; « auto » dit qu’elle vient d’ici.',
        en: 'The box that the workshop looks at; “auto” says that it was ticked from here.',
      },
      with: {
        resource: 'record',
        operation: 'update',
        base: byId(setting('base')),
        table: byId('customers'),
        columns: columns({ id: "={{ $('loop').first().json.id }}", hold: true, auto: true }, [
          'id',
        ]),
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
        columns: columns({ id: '={{ $json.id }}', hold: false, auto: false }, ['id']),
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
          fr: "=Encours : {{ $('state').item.json.exposed }}.",
          en: "=Exposure: {{ $('state').item.json.exposed }}.",
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
    'state.broken > warn',
  ],
  examples,
})
