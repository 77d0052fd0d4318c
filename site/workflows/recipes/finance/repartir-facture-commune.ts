import { allItems, inBoth } from '../../fragments/code.ts'
import { all, text } from '../../fragments/conditions.ts'
import { fields, number, setting } from '../../fragments/fields.ts'
import { field, form, page } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { SPLIT } from './repartir-facture-commune.code.ts'
import { examples } from './repartir-facture-commune.examples.ts'

const rowsOf = (tableId: string): Params => ({
  operation: 'getAll',
  docId: setting('doc'),
  tableId,
  returnAll: true,
  additionalOptions: {},
})
const cells = (values: Readonly<Record<string, string>>): Params => ({
  properties: Object.entries(values).map(([fieldId, fieldValue]) => ({ fieldId, fieldValue })),
})
const kept = (share: string, values: Readonly<Record<string, string>>): Params => ({
  operation: 'upsert',
  docId: setting('doc'),
  tableId: 'Shares',
  dataToSend: 'defineInNode',
  upsertCriteria: cells({ share }),
  fieldsToSend: cells(values),
})

/** What went wrong, by name; where nothing did, all shares. Grist takes or refuses a batch whole. */
const OUTCOME = inBoth(
  (words: { readonly failed: string; readonly noted: string }) =>
    `const { text, rows } = $('split').first().json
const lost = $input.all().map(({ json }) => json).filter(({ error }) => error !== undefined)
const saved = $('again').isExecuted ? $('again').all().length : 0
const reason = (one) => ' – ' + String(one.error.message ?? one.error)
const unsent = lost.filter(({ entity }) => entity)
const unnoted = lost.filter(({ entity }) => !entity)
const lines = saved === 0 ? rows.map(({ entity }) => entity + reason(lost[0])) : [...unsent.map((one) => one.entity + reason(one)), ...unnoted.slice(0, 1).map((one) => '${words.noted}' + reason(one))]
const told = saved === 0 ? 0 : saved - unsent.length
const safe = (value) => String(value).replace(/&/g, '&amp;').replace(/</g, '&lt;')
return [{ json: { told, failed: rows.length - told, page: safe(text) + (lines.length ? '<br>${words.failed}' + lines.map(safe).join('<br>') : '') } }]`,
  {
    fr: { failed: 'À reprendre : ', noted: 'annonces non notées, qui repartiraient' },
    en: { failed: 'To be done again: ', noted: 'announcements not noted, which would leave again' },
  },
)

export default defineRecipe({
  category: 'finance',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Répartir une facture commune entre sociétés, au centime',
    problem:
      'Un loyer, une assurance, un logiciel pour quatre sociétés du groupe. Chaque mois, quelqu’un refait la règle de trois dans un tableur, la somme des parts manque d’un centime, et deux comptables passent l’après-midi à le chercher.',
    outcome:
      'On saisit la facture hors TVA et le nom de la clé (surfaces, effectifs, chiffre d’affaires). Les parts tombent juste : le centime qui reste va aux plus grands restes. Grist garde chacune, et chaque comptable reçoit sa part, la base et la clé.',
    avoid:
      'Entre sociétés distinctes, refacturer demande une facture, avec la TVA qui convient : ce flux calcule et annonce, il n’en émet pas. Pour des services d’une seule société, l’analytique de votre logiciel suffit souvent.',
    approval:
      'Les clés appartiennent à la direction financière, qui les tient dans Grist. Une répartition déjà faite ne change pas toute seule : il faut d’abord corriger la table.',
    failure:
      'Clé inconnue, montant nul, Grist muet : la page de fin le dit et rien n’est envoyé. Une part non gardée n’est pas annoncée ; un courriel refusé est nommé. Ressaisir la même facture n’écrit qu’à ceux qui manquent.',
  },
  en: {
    title: 'Share one invoice among companies, to the cent',
    problem:
      'A rent, an insurance, a piece of software for the group’s four companies. Every month somebody does the rule of three in a spreadsheet, the shares add up to a cent too little, and two accountants spend the afternoon looking for it.',
    outcome:
      'You enter the invoice without VAT and the name of the key (floor space, headcount, turnover). Shares come out even: the odd cent goes to the largest remainders. Grist keeps each of them, and every accountant gets their share, the base and the key.',
    avoid:
      'Between separate companies, charging on takes an invoice with the VAT that applies: this computes and announces, and issues none. For departments of one company, your software’s cost accounting is often enough.',
    approval:
      'Keys belong to the finance director, who keeps them in Grist. What was shared out once does not change by itself: the table has to be corrected first.',
    failure:
      'Unknown key, amount of nought, Grist silent: the last page says so and nothing is sent. A share that was not kept is not announced; a refused email is named. Entering the same invoice again only writes to those left out.',
  },
  nodes: {
    bill: {
      use: 'formTrigger',
      name: { fr: 'Facture à répartir', en: 'Invoice to share out' },
      why: {
        fr: 'Fournisseur et numéro : la facture a une identité.',
        en: 'Supplier and number: the invoice has an identity.',
      },
      with: form(
        { fr: 'Répartir une facture', en: 'Share out an invoice' },
        [
          field('supplier', { fr: 'Fournisseur', en: 'Supplier' }),
          field('number', { fr: 'Numéro', en: 'Number' }),
          field('label', { fr: 'Objet et période', en: 'Subject and period' }),
          field('amount', { fr: 'Montant hors TVA', en: 'Amount without VAT' }, { type: 'number' }),
          field('key', { fr: 'Clé', en: 'Key' }),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre document', en: 'Your document' },
      why: {
        fr: 'Un avoir se saisit en négatif et se répartit de même.',
        en: 'Credit notes, entered as negatives, are shared alike.',
      },
      with: fields({
        amount: number('={{ Number($json.amount) || 0 }}'),
        doc: { fr: 'identifiant du document Grist', en: 'id of the Grist document' },
        accounting: 'compta@votre-groupe.example',
      }),
    },
    keys: {
      use: 'grist',
      name: { fr: 'Lire les clés', en: 'Read the keys' },
      why: {
        fr: 'Table Keys : key, entity, weight, email. Un poids, non un pourcentage : le total se calcule.',
        en: 'Table Keys: key, entity, weight, email. A weight rather than a percentage, as the total is computed.',
      },
      with: rowsOf('Keys'),
      onError: 'continue',
      always: true,
      retry: [3, 3],
    },
    shares: {
      use: 'grist',
      name: { fr: 'Lire les parts passées', en: 'Read past shares' },
      why: {
        fr: 'Table Shares : share, bill, entity, sent_on en texte, amount, percent en nombres. Une page rechargée ne répartit pas deux fois.',
        en: 'Table Shares: share, bill, entity, sent_on as text; amount, percent as numbers. A page loaded twice shares out once.',
      },
      with: rowsOf('Shares'),
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 3],
    },
    split: {
      use: 'code',
      name: { fr: 'Calculer les parts', en: 'Compute the shares' },
      why: {
        fr: 'En centimes entiers : la somme des parts est la facture.',
        en: 'In whole cents, so that the shares add up to the invoice.',
      },
      with: allItems(SPLIT),
    },
    ready: {
      use: 'if',
      name: { fr: 'Répartie ?', en: 'Shared out?' },
      why: {
        fr: 'Déjà faite, autre clé ou table muette : on s’arrête là.',
        en: 'Done before, another key or a silent table: it ends here.',
      },
      with: all(text('={{ $json.state }}', 'equals', 'ready')),
    },
    each: {
      use: 'splitOut',
      name: { fr: 'Une part par société', en: 'One share a company' },
      why: {
        fr: 'Celles qui n’ont pas encore reçu la leur.',
        en: 'Those that have not had theirs yet.',
      },
      with: { fieldToSplitOut: 'rows', options: {} },
    },
    save: {
      use: 'grist',
      name: { fr: 'Garder la part', en: 'Keep the share' },
      why: {
        fr: 'Avant d’annoncer : ce qui est annoncé se retrouve.',
        en: 'Before telling, so that what was told can be found.',
      },
      with: kept('={{ $json.share }}', {
        bill: '={{ $json.bill }}',
        entity: '={{ $json.entity }}',
        amount: '={{ $json.amount }}',
        percent: '={{ $json.percent }}',
      }),
      onError: 'output',
      retry: [2, 3],
    },
    again: {
      use: 'set',
      name: { fr: 'La part gardée', en: 'The share kept' },
      why: {
        fr: 'Grist ne rend pas l’adresse.',
        en: 'Grist gives back no address.',
      },
      with: fields(
        {
          share: "={{ $('each').item.json.share }}",
          entity: "={{ $('each').item.json.entity }}",
          email: "={{ $('each').item.json.email }}",
          shown: "={{ $('each').item.json.shown }}",
          percent: number("={{ $('each').item.json.percent }}"),
        },
        { alone: true },
      ),
    },
    send: {
      use: 'emailSend',
      name: { fr: 'Annoncer la part', en: 'Tell the share' },
      why: {
        fr: 'La base et la clé : le destinataire peut refaire le calcul.',
        en: 'Base and key: whoever gets it can compute it again.',
      },
      with: mailed(
        { from: setting('accounting'), to: '={{ $json.email }}' },
        {
          fr: "={{ $json.entity }} : {{ $json.shown }}, {{ $('settings').first().json.label }}",
          en: "={{ $json.entity }}: {{ $json.shown }}, {{ $('settings').first().json.label }}",
        },
        {
          fr: "=Facture {{ $('settings').first().json.number }} de {{ $('settings').first().json.supplier }}, {{ $('split').first().json.total }} hors TVA.\nVotre part, clé « {{ $('settings').first().json.key }} » : {{ String($json.percent).replace('.', ',') }}\u00A0%, soit {{ $json.shown }} hors TVA.\nCe message n’est pas une facture.",
          en: "=Invoice {{ $('settings').first().json.number }} from {{ $('settings').first().json.supplier }}, {{ $('split').first().json.total }} without VAT.\nYour share, key “{{ $('settings').first().json.key }}”: {{ $json.percent }}%, that is {{ $json.shown }} without VAT.\nThis message is not an invoice.",
        },
      ),
      onError: 'output',
      retry: [2, 5],
    },
    mark: {
      use: 'grist',
      name: { fr: 'Noter l’envoi', en: 'Note that it left' },
      why: {
        fr: 'Après le courriel : sans cette date, il repart.',
        en: 'After the email: without this date it leaves again.',
      },
      with: kept("={{ $('again').item.json.share }}", { sent_on: '={{ $now.toISODate() }}' }),
      onError: 'continue',
      retry: [3, 3],
    },
    merge: {
      use: 'merge',
      name: { fr: 'Réunir les issues', en: 'Bring outcomes together' },
      why: {
        fr: 'Envoyées, refusées, non gardées : une seule fin.',
        en: 'Sent, refused, not kept: a single end.',
      },
      with: { mode: 'append', numberInputs: 3 },
    },
    outcome: {
      use: 'code',
      name: { fr: 'Nommer ce qui manque', en: 'Name what is missing' },
      why: {
        fr: 'Une part perdue se reprend avant le soir.',
        en: 'A lost share is mended before the evening.',
      },
      with: allItems(OUTCOME),
    },
    done: {
      use: 'form',
      name: { fr: 'Montrer les parts', en: 'Show the shares' },
      why: {
        fr: 'À recopier telles quelles en comptabilité.',
        en: 'To be copied as they are into the books.',
      },
      with: page(
        {
          fr: '={{ $json.told }} part(s) annoncée(s)',
          en: '={{ $json.told }} share(s) announced',
        },
        '={{ $json.page }}',
      ),
    },
    stop: {
      use: 'form',
      name: { fr: 'Dire pourquoi rien n’est parti', en: 'Say why nothing left' },
      why: {
        fr: 'Les parts d’alors sont rappelées quand il y en a.',
        en: 'Earlier shares are recalled where there are any.',
      },
      with: page(
        { fr: 'Rien d’envoyé', en: 'Nothing sent' },
        "={{ $json.text.replace(/&/g, '&amp;').replace(/</g, '&lt;') }}",
      ),
    },
  },
  links: [
    'bill > settings > keys > shares > split > ready.yes > each > save > again > send > mark > merge > outcome > done',
    'send.error > merge:1',
    'save.error > merge:2',
    'ready.no > stop',
  ],
  examples,
})
