import { allItems, eachItem, inBoth } from '../../fragments/code.ts'
import { all, amount, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { ANSWERED, JUDGE, letter, PICK } from './reporter-codes-naf-2025.code.ts'
import { examples } from './reporter-codes-naf-2025.examples.ts'

const rowsOf = (tableId: string): Params => ({
  operation: 'getAll',
  docId: setting('doc'),
  tableId,
  returnAll: true,
  additionalOptions: {},
})
const OURS = { from: setting('to'), to: setting('to') }

export default defineRecipe({
  category: 'data',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-28',
  fr: {
    title: 'Passer le fichier clients aux codes d’activité NAF 2025',
    problem:
      'Vos segments, vos tarifs et vos tournées partent du code NAF. Il change le 1er janvier 2027 (décret n° 2025-736) : un ancien code peut en donner plusieurs nouveaux, et une table de correspondance seule en rangerait plus d’un au mauvais endroit.',
    outcome:
      'Chaque lundi, le SIREN de 500 clients au plus est cherché dans l’annuaire public des entreprises, qui publie déjà le code NAF 2025 de chacune. Il entre dans sa propre colonne de Grist. Un courriel donne les clients qui changeraient de segment, les nouveaux codes sans segment et ceux que l’annuaire n’a pas.',
    avoid:
      'Pour trente clients, l’annuaire se consulte à la main. Le code est celui de l’entreprise, pas du magasin que vous livrez. Les étrangers et les particuliers n’en ont pas. Rejouez le tout en 2027 : des codes auront été rectifiés.',
    approval:
      'Ni le segment ni l’ancien code ne sont touchés : vous tranchez d’après le courriel. Vider la case « naf2025 » fait redemander le client.',
    failure:
      'Annuaire muet pour un client : il est redemandé le lundi suivant, et compté. Grist muet : un courriel le dit. Courriel refusé : rien n’est écrit, la même liste revient. Une case non écrite est nommée, puis revient.',
  },
  en: {
    title: 'Move the customer file to the French activity codes of 2025',
    problem:
      'Your segments, prices and rounds build on the NAF code that every French company has. It changes on 1 January 2027 (decree no. 2025-736): one old code may become several, and a conversion table alone would put customers in the wrong place.',
    outcome:
      'Each Monday the SIREN number of up to 500 customers is looked up in the public directory of companies, which already publishes each one’s NAF 2025 code. It goes into a column of its own in Grist. An email lists customers who would change segment, new codes without a segment, and those that the directory lacks.',
    avoid:
      'For thirty customers, consult the directory by hand. The code is that of the company, not of the shop you deliver to. Foreign and private customers have none. Run it all again in 2027: codes will have been corrected.',
    approval:
      'Neither segment nor old code is touched: you decide from the email. Emptying the cell “naf2025” has a customer asked for again.',
    failure:
      'Directory silent about one customer: asked again the next Monday, and counted. Grist silent: an email says so. Email refused: nothing is written and the same list returns. A cell not written is named and comes back.',
  },
  nodes: {
    monday: {
      use: 'scheduleTrigger',
      name: { fr: 'Lundi, 5 h', en: 'Monday, 5 am' },
      why: {
        fr: 'Une semaine pour lire une liste avant la suivante.',
        en: 'A week to read one list before the next.',
      },
      with: at('0 5 * * 1'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre document', en: 'Your document' },
      why: {
        fr: 'Et qui tient les segments.',
        en: 'And who keeps the segments.',
      },
      with: fields({
        doc: { fr: 'identifiant du document Grist', en: 'id of the Grist document' },
        to: 'adv@votre-entreprise.example',
        most: 500,
      }),
    },
    clients: {
      use: 'grist',
      name: { fr: 'Lire les clients', en: 'Read the customers' },
      why: {
        fr: 'Colonnes name, siren, naf, naf2025 et segment.',
        en: 'Columns name, siren, naf, naf2025 and segment.',
      },
      with: rowsOf('Clients'),
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    segments: {
      use: 'grist',
      name: { fr: 'Lire vos segments', en: 'Read your segments' },
      why: {
        fr: 'Colonnes prefix (« 56 », « 56.11 ») et segment, en NAF 2025.',
        en: 'Columns prefix (“56”, “56.11”) and segment, in NAF 2025.',
      },
      with: rowsOf('Segments'),
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    pick: {
      use: 'code',
      name: { fr: 'Choisir qui demander', en: 'Choose whom to ask about' },
      why: {
        fr: 'Une case remplie n’est pas redemandée.',
        en: 'A filled cell is not asked for again.',
      },
      with: allItems(PICK),
    },
    state: {
      use: 'switch',
      name: { fr: 'Lu ou muet ?', en: 'Read or silent?' },
      why: {
        fr: 'Une table muette n’est pas un fichier à jour.',
        en: 'A silent table is not a finished file.',
      },
      with: cases({
        ask: text('={{ $json.state }}', 'equals', 'ask'),
        broken: text('={{ $json.state }}', 'equals', 'broken'),
      }),
    },
    ask: {
      use: 'httpRequest',
      name: { fr: 'Interroger l’annuaire', en: 'Ask the directory' },
      why: {
        fr: 'Quatre demandes par seconde : il est gratuit, et limité.',
        en: 'Four requests a second: it is free, and limited.',
      },
      with: {
        url: 'https://recherche-entreprises.api.gouv.fr/search',
        sendQuery: true,
        specifyQuery: 'keypair',
        queryParameters: {
          parameters: [
            { name: 'q', value: '={{ $json.siren }}' },
            { name: 'per_page', value: '5' },
          ],
        },
        options: { timeout: 10_000, batching: { batch: { batchSize: 4, batchInterval: 1000 } } },
      },
      onError: 'continue',
    },
    judge: {
      use: 'code',
      name: { fr: 'Code et segment', en: 'Code and segment' },
      why: {
        fr: 'L’annuaire cherche par mots : seul ce SIREN compte.',
        en: 'The directory searches by words: only that SIREN counts.',
      },
      with: eachItem(JUDGE),
    },
    letter: {
      use: 'code',
      name: { fr: 'Écrire la liste', en: 'Write the list' },
      why: {
        fr: 'Un code orphelin se dit une fois, avec son nombre de clients.',
        en: 'A code without a segment is named once, with its count.',
      },
      with: allItems(
        inBoth(letter, {
          fr: {
            found: ' code(s) NAF 2025 trouvé(s).',
            moved: 'Changeraient de segment :',
            orphan: 'Codes sans segment dans votre table :',
            absent: 'Sans code NAF 2025 dans l’annuaire :',
            unasked: ' client(s) sans réponse, redemandés lundi prochain.',
            short: ' SIREN incomplet(s) : à corriger.',
            left: ' client(s) encore à demander.',
            none: 'aucun',
            more: ' de plus',
            clients: ' client(s)',
            colon: ' : ',
          },
          en: {
            found: ' NAF 2025 code(s) found.',
            moved: 'Would change segment:',
            orphan: 'Codes without a segment in your table:',
            absent: 'Without a NAF 2025 code in the directory:',
            unasked: ' customer(s) without an answer, asked again next Monday.',
            short: ' SIREN incomplete: to be corrected.',
            left: ' customer(s) still to be asked about.',
            none: 'none',
            more: ' more',
            clients: ' customer(s)',
            colon: ': ',
          },
        }),
      ),
    },
    news: {
      use: 'if',
      name: { fr: 'À décider ?', en: 'Anything to decide?' },
      why: {
        fr: 'Des codes sans surprise n’ont pas besoin de lecteur.',
        en: 'Codes without a surprise need no reader.',
      },
      with: all(amount('={{ $json.news }}', 'gt', 0)),
    },
    report: {
      use: 'emailSend',
      name: { fr: 'Envoyer la liste', en: 'Send the list' },
      why: {
        fr: 'Avant d’écrire : une case remplie ne reviendrait plus.',
        en: 'Before writing: a filled cell would not come back.',
      },
      with: mailed(
        OURS,
        {
          fr: '=NAF 2025 : {{ $json.found }} code(s) trouvé(s)',
          en: '=NAF 2025: {{ $json.found }} code(s) found',
        },
        '={{ $json.text }}',
      ),
      retry: [3, 30],
    },
    answered: {
      use: 'code',
      name: { fr: 'Reprendre les réponses', en: 'Take up the answers' },
      why: {
        fr: 'Un client sans réponse garde sa case vide.',
        en: 'A customer without an answer keeps an empty cell.',
      },
      with: allItems(ANSWERED),
    },
    write: {
      use: 'grist',
      name: { fr: 'Écrire le code', en: 'Write the code' },
      why: {
        fr: 'À côté de l’ancien ; « absent » quand l’annuaire n’en a pas.',
        en: 'Beside the old one; “absent” where the directory has none.',
      },
      with: {
        operation: 'update',
        docId: setting('doc'),
        tableId: 'Clients',
        rowId: '={{ $json.id }}',
        dataToSend: 'defineInNode',
        fieldsToSend: { properties: [{ fieldId: 'naf2025', fieldValue: '={{ $json.code }}' }] },
      },
      onError: 'continue',
    },
    lost: {
      use: 'code',
      name: { fr: 'Cases non écrites', en: 'Cells not written' },
      why: {
        fr: 'Elles reviendront dans la liste : autant le savoir.',
        en: 'They will be listed again: better to know.',
      },
      with: allItems(`const rows = $('answered').all()
const lost = $input.all().flatMap(({ json }, at) => (json.error !== undefined ? [rows[at].json.id] : []))
return [{ json: { lost, any: lost.length > 0 } }]`),
    },
    some: {
      use: 'filter',
      name: { fr: 'Il y en a ?', en: 'Are there any?' },
      why: {
        fr: 'Le plus souvent, non.',
        en: 'Mostly not.',
      },
      with: all(isTrue('={{ $json.any }}')),
    },
    warn: {
      use: 'emailSend',
      name: { fr: 'Dire ce que Grist refuse', en: 'Say what Grist refuses' },
      why: {
        fr: 'Sinon, la semaine semblerait faite.',
        en: 'The week would seem done otherwise.',
      },
      with: mailed(
        OURS,
        { fr: 'NAF 2025 : Grist n’a pas tout pris', en: 'NAF 2025: Grist did not take everything' },
        {
          fr: "={{ $json.state === 'broken' ? 'Grist ne répond pas : personne n’a été demandé cette semaine.' : 'Lignes non écrites, qui reviendront lundi : ' + $json.lost.join(', ') }}",
          en: "={{ $json.state === 'broken' ? 'Grist does not answer: nobody was asked about this week.' : 'Rows not written, back next Monday: ' + $json.lost.join(', ') }}",
        },
      ),
    },
  },
  links: [
    'monday > settings > clients > segments > pick > state.ask > ask > judge > letter > news.yes > report > answered > write > lost > some > warn',
    'news.no > answered',
    'state.broken > warn',
  ],
  examples,
})
