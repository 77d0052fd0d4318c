import { allItems, EUROS, inBoth } from '../../fragments/code.ts'
import { all, isFilled } from '../../fragments/conditions.ts'
import { fields, number, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './retrouver-preuves-de-livraison.examples.ts'

/** A proof is a file whose name bears the delivery number, whatever else stands around it. */
const match = (words: {
  readonly euros: string
  readonly days: string
  readonly colon: string
}) => String.raw`${words.euros}const { patience } = $('settings').first().json;
const files = $input.all().map(({ json }) => json);
const broken = files.find(({ error }) => error !== undefined);
if (broken) return [{ json: { carrier: '', email: '', broken: String(broken.error.message ?? broken.error), lines: [], amount: 0, shown: '' } }];
const plain = (text) => String(text).toUpperCase().replace(/[^A-Z0-9]/g, '');
const names = files.filter((one) => one.Key).map((one) => plain(one.Key.split('/').pop()));
const today = $now.startOf('day');
const orders = new Map($('orders').all().map(({ json }) => [json.id, json]));
// An order in three deliveries is one sum: its first missing note bears it.
const borne = new Set();
const once = (order) => { if (borne.has(order.id)) return 0; borne.add(order.id); return Number(order.amount_total); };
const missing = $('deliveries').all().map(({ json }) => json).filter((one) => one.name && orders.get(one.sale_id?.[0])?.invoice_status === 'invoiced').map((one) => ({ order: orders.get(one.sale_id[0]), number: one.name, client: one.partner_id?.[1] ?? '', carrier: one.carrier_id?.[1] ?? '?', days: Math.floor(today.diff(DateTime.fromISO(String(one.date_done).slice(0, 10)), 'days').days) })).filter((one) => one.days >= patience && !names.some((name) => name.includes(plain(one.number)))).sort((a, b) => b.days - a.days).map((one) => ({ ...one, amount: once(one.order) }));
const carriers = new Map();
for (const one of missing) carriers.set(one.carrier, [...(carriers.get(one.carrier) ?? []), one]);
const total = (list) => { const amount = Math.round(list.reduce((sum, one) => sum + one.amount, 0) * 100) / 100; return { amount, shown: euros(amount) }; };
const { contacts } = $('settings').first().json;
return [...carriers].map(([carrier, list]) => ({ json: {
  carrier, email: contacts.split(',').map((one) => one.split('=').map((part) => part.trim())).find(([name]) => name === carrier)?.[1] ?? '',
  broken: '', count: list.length, oldest: list[0].days, ...total(list),
  lines: list.map((one) => one.number + ', ' + one.client + '${words.colon}' + one.days + '${words.days}'),
} }));`

export default defineRecipe({
  category: 'documents',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-24',
  fr: {
    title: 'Retrouver les bons de livraison signés qui manquent',
    problem:
      'Un client refuse de payer : « je n’ai rien reçu ». Le bon signé est dans une camionnette depuis deux mois. On le cherche le jour du litige, quand le transporteur ne l’a plus.',
    outcome:
      'Chaque mardi, les livraisons faites sont comparées aux bons numérisés dans votre stockage. Chaque transporteur reçoit la liste de ceux qu’il doit encore, les plus anciens d’abord. Slack dit combien d’euros sont facturés sans preuve.',
    avoid:
      'Un transporteur qui donne la preuve par son interface se lit mieux là. Le flux reconnaît un numéro dans un nom de fichier, pas une signature sur la page.',
    approval:
      'Les relances partent seules, vers vos transporteurs seulement. Décider de refacturer ou de renoncer reste à l’exploitation.',
    failure:
      'Stockage ou Odoo muets : personne n’est relancé à tort, et Slack dit pourquoi. Un transporteur sans adresse est nommé.',
  },
  en: {
    title: 'Find the signed delivery notes that are missing',
    problem:
      'A customer will not pay: “I received nothing”. The signed note has been in a van for two months. It is looked for on the day of the dispute, when the carrier no longer has it.',
    outcome:
      'Every Tuesday deliveries made are held against the notes scanned into your storage. Each carrier gets the list of those still owed, oldest first. Slack says how many euros are invoiced without proof.',
    avoid:
      'A carrier that gives proof through its own interface is better read there. A number in a file name is recognised here, not a signature on the page.',
    approval:
      'Reminders leave by themselves, to your carriers alone. Whether to invoice again or let go is for operations to decide.',
    failure:
      'Storage or Odoo silent: nobody is chased wrongly, and Slack says why. A carrier without an address is named.',
  },
  nodes: {
    tuesday: {
      use: 'scheduleTrigger',
      name: { fr: 'Le mardi', en: 'On Tuesdays' },
      why: {
        fr: 'Le lundi, les bons de la semaine se numérisent encore.',
        en: 'On Mondays last week’s notes are still being scanned.',
      },
      with: at('0 9 * * 2'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos transporteurs', en: 'Your carriers' },
      why: {
        fr: 'Sept jours de patience, et une adresse par transporteur.',
        en: 'Seven days of patience, and an address for each carrier.',
      },
      with: fields(
        {
          patience: 7,
          bucket: 'documents',
          folder: 'livraisons/',
          contacts:
            'Rapid Fret = preuves@rapid-fret.example, Trans Alpes = quai@trans-alpes.example',
          from: 'exploitation@meubles-savary.example',
          channel: { fr: '#expeditions', en: '#shipping' },
        },
        { alone: true },
      ),
    },
    deliveries: {
      use: 'odoo',
      name: { fr: 'Livraisons faites', en: 'Deliveries made' },
      why: {
        fr: 'Trois mois de sorties faites, avec leur commande et leur transporteur.',
        en: 'Three months of deliveries made, with their order and carrier.',
      },
      with: {
        resource: 'custom',
        operation: 'getAll',
        customResource: byId('stock.picking'),
        returnAll: true,
        options: { fieldsList: 'name,partner_id,carrier_id,date_done,sale_id' },
        filters: {
          filter: [
            { fieldName: 'state', operator: 'equal', value: 'done' },
            { fieldName: 'picking_type_code', operator: 'equal', value: 'outgoing' },
            {
              fieldName: 'date_done',
              operator: 'greaterThen',
              value: '={{ $now.minus({ months: 3 }).toISODate() }}',
            },
          ],
        },
      },
      onError: 'output',
      retry: [3, 5],
    },
    orders: {
      use: 'odoo',
      name: { fr: 'Leurs commandes', en: 'Their orders' },
      why: {
        fr: 'Le montant, et ce qui est facturé : c’est cela que l’on peut contester.',
        en: 'The amount, and what is invoiced, as that is what can be disputed.',
      },
      with: {
        resource: 'custom',
        operation: 'getAll',
        customResource: byId('sale.order'),
        returnAll: true,
        options: { fieldsList: 'amount_total,invoice_status' },
        filters: {
          filter: [
            {
              fieldName: 'id',
              operator: 'in',
              value:
                "={{ $('deliveries').all().map(one => one.json.sale_id ? one.json.sale_id[0] : 0).join(',') }}",
            },
          ],
        },
      },
      once: true,
      onError: 'output',
      retry: [3, 5],
    },
    proofs: {
      use: 's3',
      name: { fr: 'Bons numérisés', en: 'Notes scanned' },
      why: {
        fr: 'La liste des noms suffit, sans ouvrir un seul fichier.',
        en: 'The list of names is enough, without opening any file.',
      },
      with: {
        resource: 'file',
        operation: 'getAll',
        bucketName: setting('bucket'),
        returnAll: true,
        options: { folderKey: setting('folder') },
      },
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    match: {
      use: 'code',
      name: { fr: 'Chercher les absents', en: 'Look for what is missing' },
      why: {
        fr: '« BL/00412 » et « bl-00412_signe.pdf » sont le même bon.',
        en: '“BL/00412” and “bl-00412_signed.pdf” are the same note.',
      },
      with: allItems(
        inBoth(match, {
          fr: { euros: EUROS.fr, days: ' jours', colon: ' : ' },
          en: { euros: EUROS.en, days: ' days', colon: ': ' },
        }),
      ),
    },
    write: {
      use: 'emailSend',
      name: { fr: 'Relancer le transporteur', en: 'Chase the carrier' },
      why: {
        fr: 'Une liste par transporteur : il cherche dans ses propres cartons.',
        en: 'One list a carrier, who then searches their own boxes.',
      },
      with: mailed(
        { from: setting('from'), to: '={{ $json.email }}' },
        {
          fr: '={{ $json.count }} bon(s) signé(s) à nous envoyer',
          en: '={{ $json.count }} signed note(s) to send us',
        },
        "={{ $json.lines.join('\\n') }}",
      ),
      onError: 'continue',
    },
    known: {
      use: 'if',
      name: { fr: 'Une adresse ?', en: 'An address?' },
      why: {
        fr: 'Stockage muet ou transporteur inconnu : on ne relance pas, on le dit.',
        en: 'Silent storage or unknown carrier: nobody is chased, and that is said.',
      },
      with: all(isFilled('={{ $json.email }}')),
    },
    both: {
      use: 'merge',
      name: { fr: 'Relancés ou non, ensemble', en: 'Chased or not, together' },
      why: {
        fr: 'Un seul total, et non un par sorte.',
        en: 'One total, not one for each kind.',
      },
      with: { mode: 'append', numberInputs: 2 },
    },
    sent: {
      use: 'set',
      name: { fr: 'Noter l’envoi', en: 'Note the sending' },
      why: {
        fr: 'Le total compte tout, relancé ou non.',
        en: 'The total counts all, chased or not.',
      },
      with: fields(
        {
          carrier: "={{ $('match').item.json.carrier }}",
          amount: number("={{ $('match').item.json.amount }}"),
          line: {
            fr: "={{ $('match').item.json.broken ? 'Bons illisibles : ' + $('match').item.json.broken : $('match').item.json.carrier + ' : ' + $('match').item.json.count + ' bon(s), ' + $('match').item.json.shown + ($json.error ? ' (non relancé : ' + $json.error + ')' : $('match').item.json.email ? '' : ' (sans adresse)') }}",
            en: "={{ $('match').item.json.broken ? 'Notes not readable: ' + $('match').item.json.broken : $('match').item.json.carrier + ': ' + $('match').item.json.count + ' note(s), ' + $('match').item.json.shown + ($json.error ? ' (not chased: ' + $json.error + ')' : $('match').item.json.email ? '' : ' (no address)') }}",
          },
        },
        { alone: true },
      ),
    },
    total: {
      use: 'summarize',
      name: { fr: 'Additionner', en: 'Add up' },
      why: {
        fr: 'Les euros sans preuve : c’est ce qui fait agir.',
        en: 'Euros without proof are what makes people act.',
      },
      with: {
        fieldsToSummarize: {
          values: [
            { aggregation: 'sum', field: 'amount' },
            { aggregation: 'append', field: 'line' },
          ],
        },
        options: {},
      },
    },
    tell: {
      use: 'slack',
      name: { fr: 'Dire le total', en: 'Say the total' },
      why: {
        fr: 'Un chiffre par semaine, dont la baisse se voit.',
        en: 'One figure a week, whose fall can be seen.',
      },
      with: posted(setting('channel'), {
        fr: "={{ $('match').first().json.broken ? '' : '*' + $json.sum_amount.toFixed(2).replace('.', ',') + ' € livrés sans preuve*\\n' }}{{ $json.appended_line.join('\\n') }}",
        en: "={{ $('match').first().json.broken ? '' : '*€' + $json.sum_amount.toFixed(2) + ' delivered without proof*\\n' }}{{ $json.appended_line.join('\\n') }}",
      }),
    },
    shut: {
      use: 'slack',
      name: { fr: 'Dire qu’Odoo est muet', en: 'Say that Odoo is silent' },
      why: {
        fr: 'Un mardi sans message voudrait dire que tout est signé.',
        en: 'A Tuesday without a message would mean that all is signed.',
      },
      with: posted(setting('channel'), {
        fr: '=Livraisons illisibles, rien n’est relancé : {{ $json.error }}',
        en: '=Deliveries not readable, nobody was chased: {{ $json.error }}',
      }),
    },
  },
  links: [
    'tuesday > settings > deliveries > orders > proofs > match > known.yes > write > both:0 > sent > total > tell',
    'known.no > both:1',
    'deliveries.error > shut',
    'orders.error > shut',
  ],
  examples,
})
