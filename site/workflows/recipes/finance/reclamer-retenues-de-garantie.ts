import { allItems, EUROS, inBoth } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { outlookSent } from '../../fragments/mail.ts'
import { byId } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './reclamer-retenues-de-garantie.examples.ts'

/** Twelve months after handover the money is owed, unless an objection came by registered letter. */
const sort = (words: {
  readonly euros: string
  readonly owed: string
  readonly soon: string
  readonly held: string
  readonly undated: string
  readonly unaddressed: string
  readonly none: string
  readonly colon: string
}) =>
  `const { ahead } = $('settings').first().json;
const broken = $input.all().find(({ json }) => json.error !== undefined)?.json.error;
if (broken) return [{ json: { state: 'broken', error: String(broken.message ?? broken) } }];
${words.euros}const today = $now.startOf('day');
const cents = (value) => Math.round(value * 100) / 100;
const rows = $input.all().map(({ json }) => json).filter((one) => one.site && !one.recovered).map((one) => {
  const handed = DateTime.fromISO(String(one.handover ?? ''));
  const owed = cents(Number(one.billed) * Number(one.percent) / 100);
  const free = handed.plus({ years: 1 });
  const state = !handed.isValid ? 'undated' : one.objection ? 'held' : free <= today ? 'owed' : free <= today.plus({ days: ahead }) ? 'soon' : 'later';
  const shown = (date) => (handed.isValid ? date.toFormat('dd/MM/yyyy') : '');
  return { id: one.id, site: one.site, client: one.client, email: String(one.email ?? ''), owed, amount: euros(owed), handed: shown(handed), free: shown(free), days: handed.isValid ? Math.floor(today.diff(free, 'days').days) : 0, state, asked: Boolean(one.asked_on) };
});
const of = (state) => rows.filter((one) => one.state === state).sort((a, b) => b.owed - a.owed);
const sum = (list) => cents(list.reduce((all, one) => all + one.owed, 0));
const total = (list) => euros(sum(list));
const block = (title, list) => (list.length === 0 ? [] : [title + '${words.colon}' + total(list), ...list.map((one) => '  ' + one.site + ', ' + one.client + '${words.colon}' + euros(one.owed) + (one.free ? ' (' + one.free + ')' : '') + (one.state === 'owed' && !one.email.includes('@') ? '${words.unaddressed}' : ''))]);
const text = [...block('${words.owed}', of('owed')), ...block('${words.soon}', of('soon')), ...block('${words.held}', of('held')), ...block('${words.undated}', of('undated'))].join('\\n');
return [{ json: { state: 'read', letters: of('owed').filter(({ asked, email }) => !asked && email.includes('@')), text: text || '${words.none}', owed: sum(of('owed')), total: total(of('owed')) } }];`

export default defineRecipe({
  category: 'finance',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-24',
  fr: {
    title: 'Réclamer les retenues de garantie un an après la réception',
    problem:
      'Chaque chantier laisse cinq pour cent chez le client. L’année passe, le chef de chantier est ailleurs, et personne ne réclame 4 300 euros qui sont dus de plein droit.',
    outcome:
      'Le 3 de chaque mois, les chantiers sont triés : retenue due, due bientôt, frappée d’opposition, réception non datée. Pour chaque retenue due et jamais demandée, si le client a une adresse, une lettre de réclamation attend dans les brouillons, et le tableau note le jour.',
    avoid:
      'Le délai d’un an et le plafond de cinq pour cent valent pour les marchés privés ; un marché public suit son cahier. Une caution bancaire qui remplace la retenue n’a rien à réclamer.',
    approval:
      'Chaque lettre est relue et envoyée par une personne, qui vérifie que les réserves sont levées. Le flux n’envoie rien au client.',
    failure:
      'Un brouillon refusé laisse la ligne sans date : un courriel le dit, et il sera préparé le mois suivant. Un tableau illisible fait l’objet d’un courriel.',
  },
  en: {
    title: 'Claim French retention money one year after handover',
    problem:
      'Each building site leaves five per cent with the client. The year goes by, the site manager is elsewhere, and nobody claims 4,300 euros that are owed by right.',
    outcome:
      'On the 3rd of each month sites are sorted: retention owed, owed soon, objected to, handover undated. For each one owed and never asked for, where the client has an address, a letter of claim waits among the drafts, and the table notes the day.',
    avoid:
      'One year and five per cent hold for private contracts; public ones follow their own terms. A bank guarantee in place of the retention leaves nothing to claim.',
    approval:
      'Each letter is read and sent by a person, who checks that the snags are cleared. Nothing goes to the client from here.',
    failure:
      'A draft that is refused leaves its row undated: an email says so, and it is prepared the next month. If the table cannot be read, an email says so.',
  },
  nodes: {
    month: {
      use: 'scheduleTrigger',
      name: { fr: 'Le 3 du mois', en: 'On the 3rd' },
      why: {
        fr: 'Une fois par mois : la somme dort depuis un an, pas depuis hier.',
        en: 'Once a month: the money has slept for a year, not since yesterday.',
      },
      with: at('0 8 3 * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre tableau', en: 'Your table' },
      why: {
        fr: 'Quarante-cinq jours d’avance, pour lever les dernières réserves.',
        en: 'Forty-five days ahead, to clear the last snags.',
      },
      with: fields(
        {
          ahead: 45,
          base: { fr: 'identifiant de la base', en: 'id of the base' },
          person: 'affaires@charpente-loiseau.example',
        },
        { alone: true },
      ),
    },
    sites: {
      use: 'airtable',
      name: { fr: 'Lire les chantiers', en: 'Read the sites' },
      why: {
        fr: 'Colonnes site, client, email, billed, percent, handover, objection, asked_on et recovered.',
        en: 'Columns site, client, email, billed, percent, handover, objection, asked_on and recovered.',
      },
      with: {
        resource: 'record',
        operation: 'search',
        base: byId(setting('base')),
        table: byId('sites'),
        filterByFormula: '=NOT({recovered})',
        returnAll: true,
        options: {},
      },
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    sort: {
      use: 'code',
      name: { fr: 'Trier les retenues', en: 'Sort the retentions' },
      why: {
        fr: 'Une opposition reçue suspend tout : on la traite, on ne réclame pas.',
        en: 'An objection suspends it all: one deals with it and claims nothing.',
      },
      with: allItems(
        inBoth(sort, {
          fr: {
            euros: EUROS.fr,
            owed: 'Dues',
            soon: 'Bientôt dues',
            held: 'Opposition du client',
            undated: 'Réception sans date',
            unaddressed: ' : sans adresse, aucune lettre',
            none: 'Aucune retenue en cours.',
            colon: ' : ',
          },
          en: {
            euros: EUROS.en,
            owed: 'Owed',
            soon: 'Owed soon',
            held: 'Client objected',
            undated: 'Handover undated',
            unaddressed: ': no address, no letter',
            none: 'No retention is held at present.',
            colon: ': ',
          },
        }),
      ),
    },
    read: {
      use: 'if',
      name: { fr: 'Tableau lu ?', en: 'Was the table read?' },
      why: {
        fr: 'Un tableau vide a aussi son courriel ; un tableau illisible n’est pas vide.',
        en: 'An empty table gets its email too, and one that cannot be read is not empty.',
      },
      with: all(text('={{ $json.state }}', 'equals', 'read')),
    },
    tell: {
      use: 'outlook',
      name: { fr: 'Envoyer l’état', en: 'Send the state' },
      why: {
        fr: 'Le total dû en objet : il surprend toujours.',
        en: 'The total owed in the subject: it always surprises.',
      },
      with: outlookSent(
        setting('person'),
        {
          fr: '=Retenues de garantie : {{ $json.total }} dus, {{ $json.letters.length }} lettre(s) à envoyer',
          en: '=Retention: {{ $json.total }} owed, {{ $json.letters.length }} letter(s) to send',
        },
        '={{ $json.text }}',
      ),
    },
    each: {
      use: 'splitOut',
      name: { fr: 'Une lettre par chantier', en: 'One letter a site' },
      why: {
        fr: 'Un client peut avoir trois chantiers et trois dates.',
        en: 'A client may have three sites and three dates.',
      },
      with: { fieldToSplitOut: 'letters', options: {} },
    },
    draft: {
      use: 'outlook',
      name: { fr: 'Préparer la réclamation', en: 'Prepare the claim' },
      why: {
        fr: 'Le montant, la date de réception et le jour où la somme est devenue due.',
        en: 'The amount, the handover and the day on which the sum fell due.',
      },
      with: {
        resource: 'draft',
        operation: 'create',
        subject: {
          fr: '={{ $json.site }} : retenue de garantie de {{ $json.amount }}',
          en: '={{ $json.site }}: retention of {{ $json.amount }}',
        },
        bodyContent: {
          fr: '=Bonjour,\n\nLa réception a eu lieu le {{ $json.handed }}, et un an a passé sans opposition de votre part. La retenue de {{ $json.amount }} est due depuis le {{ $json.free }}. Merci de la verser sur notre compte habituel.',
          en: '=Hello,\n\nHandover was on {{ $json.handed }}, and a year has passed without an objection from you. The retention of {{ $json.amount }} has been owed since {{ $json.free }}. Please pay it to our usual account.',
        },
        additionalFields: { toRecipients: '={{ $json.email }}', bodyContentType: 'Text' },
      },
      onError: 'output',
      retry: [2, 5],
    },
    note: {
      use: 'airtable',
      name: { fr: 'Noter le jour', en: 'Note the day' },
      why: {
        fr: 'La lettre n’est préparée qu’une fois.',
        en: 'So that the letter is prepared once.',
      },
      with: {
        resource: 'record',
        operation: 'update',
        base: byId(setting('base')),
        table: byId('sites'),
        columns: columns(
          { id: "={{ $('each').item.json.id }}", asked_on: '={{ $now.toISODate() }}' },
          ['id'],
        ),
        options: {},
      },
    },
    warn: {
      use: 'outlook',
      name: { fr: 'Dire ce qui a manqué', en: 'Say what went missing' },
      why: {
        fr: 'Un mois sans courriel passerait pour un mois sans argent dû.',
        en: 'A month without email would pass for one with nothing owed.',
      },
      with: outlookSent(
        setting('person'),
        {
          fr: "={{ $json.site ? 'Lettre non préparée : ' + $json.site : 'Retenues de garantie : tableau illisible' }}",
          en: "={{ $json.site ? 'Letter not prepared: ' + $json.site : 'Retention: table not readable' }}",
        },
        '={{ $json.error }}',
      ),
    },
  },
  links: [
    'month > settings > sites > sort > read.yes > tell',
    'read.yes > each > draft > note',
    'read.no > warn',
    'draft.error > warn',
  ],
  examples,
})
