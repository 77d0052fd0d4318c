import { allItems } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { COMPUTE, REPORT } from './calculer-dotations-amortissement.code.ts'
import { examples } from './calculer-dotations-amortissement.examples.ts'

const ADDRESS = { from: setting('accounting'), to: setting('accounting') }
const ASSETS: Params = { docId: setting('doc'), tableId: 'Assets' }

export default defineRecipe({
  category: 'finance',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Calculer les dotations aux amortissements, mois par mois',
    problem:
      'On amortit une fois l’an, en mars, quand le cabinet réclame le tableau. Onze mois durant, le résultat paraît meilleur qu’il n’est ; la presse achetée au 16 mars et le fourgon vendu en octobre tombent dans une formule que son auteur a emportée.',
    outcome:
      'Le 3, chaque immobilisation est amortie jusqu’à la fin du mois passé : linéaire, prorata en jours sur une année de 360, jour de mise en service et jour de sortie compris. La dotation est ce cumul moins ce qui fut déjà passé : un mois manqué se rattrape et la dernière tombe sur la base exacte. L’écriture attend dans Nextcloud, en CSV ; un courriel la détaille bien par bien.',
    avoid:
      'Dégressif, dérogatoire, unités d’œuvre, dépréciation : à part. Un bien par composants prend une ligne par composant. Si votre logiciel comptable tient les immobilisations, son module suffit.',
    approval:
      'La comptable importe le fichier après lecture. Durées et valeurs résiduelles sont ses choix, écrits dans Grist. Pour un bien sorti, elle passe elle-même la valeur nette que le courriel indique.',
    failure:
      'Grist muet, registre vide, dépôt refusé : un courriel le dit et rien n’est noté. Une dotation déposée que Grist n’a pu noter est nommée : reportez-la avant de relancer, ou elle doublerait.',
  },
  en: {
    title: 'Compute straight-line depreciation month by month',
    problem:
      'Depreciation is done once a year, in March, when the accountants ask for the table. For eleven months the result looks better than it is; the press bought on 16 March and the van sold in October fall into a formula whose author has left.',
    outcome:
      'On the 3rd each asset is depreciated up to the end of last month: straight line, by days of a 360-day year as in France, the day it enters service and the day it leaves included. The charge is that total less what was posted before, so a month missed is caught up and the last one lands on the exact base. The entry waits in Nextcloud as CSV; an email details it asset by asset.',
    avoid:
      'Declining balance, tax-driven extras, units of use and impairment stay apart. An asset in components takes a row for each. With assets kept in your accounting software, use its own module.',
    approval:
      'The accountant reads the file, then imports it. Lives and residual values are the accountant’s choice, written in Grist. For an asset that left, the net value told in the email is booked by hand.',
    failure:
      'Grist silent, register empty, file refused: an email says so and nothing is noted. A charge filed that Grist could not note is named: copy it before you run again, or it would double.',
  },
  nodes: {
    month: {
      use: 'scheduleTrigger',
      name: { fr: 'Le 3, à 7 h', en: 'On the 3rd at 7 am' },
      why: {
        fr: 'Les achats du mois sont au registre.',
        en: 'The month’s purchases are in the register.',
      },
      with: at('0 7 3 * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Mois et comptes', en: 'Month and accounts' },
      why: {
        fr: 'Une charge pour l’incorporel, une pour le corporel.',
        en: 'One charge for intangible assets, one for tangible ones.',
      },
      with: fields(
        {
          month: "={{ $now.minus({ months: 1 }).toFormat('yyyy-MM') }}",
          intangible: '681110',
          tangible: '681120',
          doc: { fr: 'identifiant du document Grist', en: 'id of the Grist document' },
          accounting: 'compta@votre-entreprise.example',
        },
        { alone: true },
      ),
    },
    assets: {
      use: 'grist',
      name: { fr: 'Lire le registre', en: 'Read the register' },
      why: {
        fr: 'Table Assets : asset, depreciation (compte 28), cost, residual, years, posted ; en texte, in_service, disposed_on (AAAA-MM-JJ), posted_to (AAAA-MM).',
        en: 'Table Assets: asset, depreciation (account 28), cost, residual, years, posted; as text, in_service, disposed_on (YYYY-MM-DD), posted_to (YYYY-MM).',
      },
      with: { operation: 'getAll', ...ASSETS, returnAll: true, additionalOptions: {} },
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    compute: {
      use: 'code',
      name: { fr: 'Amortir jusqu’à la fin du mois', en: 'Depreciate to the end of the month' },
      why: {
        fr: 'En centimes, cumul contre cumul : les arrondis ne s’ajoutent pas.',
        en: 'In cents, total against total: rounding does not add up.',
      },
      with: allItems(COMPUTE),
    },
    state: {
      use: 'switch',
      name: { fr: 'Une dotation ?', en: 'Anything to post?' },
      why: {
        fr: 'Relancé dans le mois, il n’y a plus rien.',
        en: 'Run again within the month, nothing is left.',
      },
      with: cases({ some: text('={{ $json.state }}', 'equals', 'some') }),
    },
    entries: {
      use: 'splitOut',
      name: { fr: 'Ligne d’écriture', en: 'Line of the entry' },
      why: {
        fr: 'Groupées par compte : débits et crédits s’égalent.',
        en: 'Grouped by account: debits equal credits.',
      },
      with: { fieldToSplitOut: 'entries', options: {} },
    },
    file: {
      use: 'convertToFile',
      name: { fr: 'Écrire le CSV', en: 'Write the CSV' },
      why: {
        fr: 'Le format que votre logiciel importe : adaptez les colonnes au besoin.',
        en: 'What your software imports: adapt the columns if need be.',
      },
      with: {
        operation: 'csv',
        options: { delimiter: ';', fileName: "={{ $('settings').first().json.month }}.csv" },
      },
    },
    put: {
      use: 'nextcloud',
      name: { fr: 'Déposer l’écriture', en: 'File the entry' },
      why: {
        fr: 'L’heure dans le nom : un bien ajouté ensuite n’écrase pas le premier fichier.',
        en: 'With the hour in its name: an asset added later overwrites no earlier file.',
      },
      with: {
        resource: 'file',
        operation: 'upload',
        path: {
          fr: "=/Écritures/dotations-{{ $('settings').first().json.month }}-{{ $now.toFormat('yyyyMMdd-HHmm') }}.csv",
          en: "=/Entries/depreciation-{{ $('settings').first().json.month }}-{{ $now.toFormat('yyyyMMdd-HHmm') }}.csv",
        },
        binaryDataUpload: true,
        binaryPropertyName: 'data',
      },
      onError: 'output',
      retry: [3, 10],
    },
    posted: {
      use: 'code',
      name: { fr: 'Reprendre les biens', en: 'Take the assets again' },
      why: {
        fr: 'Du fichier on revient au registre.',
        en: 'From the file back to the register.',
      },
      with: allItems("return $('compute').first().json.posted.map((json) => ({ json }))"),
    },
    mark: {
      use: 'grist',
      name: { fr: 'Noter le cumul', en: 'Note the total' },
      why: {
        fr: 'Après le dépôt, jamais avant.',
        en: 'After filing, never before.',
      },
      with: {
        operation: 'update',
        ...ASSETS,
        rowId: '={{ String($json.id) }}',
        dataToSend: 'defineInNode',
        fieldsToSend: {
          properties: [
            { fieldId: 'posted', fieldValue: '={{ $json.so }}' },
            { fieldId: 'posted_to', fieldValue: "={{ $('settings').first().json.month }}" },
          ],
        },
      },
      onError: 'continue',
      retry: [3, 5],
    },
    report: {
      use: 'code',
      name: { fr: 'Nommer les marques refusées', en: 'Name what was not noted' },
      why: {
        fr: 'Celles-là doubleraient au prochain passage.',
        en: 'Those would double on the next run.',
      },
      with: allItems(REPORT),
    },
    send: {
      use: 'emailSend',
      name: { fr: 'Détailler la dotation', en: 'Detail the charge' },
      why: {
        fr: 'Bien par bien : une durée fausse saute aux yeux.',
        en: 'Asset by asset, where a wrong life stands out.',
      },
      with: mailed(
        ADDRESS,
        {
          fr: "=Dotations {{ $('settings').first().json.month }} : {{ $json.shown }}",
          en: "=Depreciation {{ $('settings').first().json.month }}: {{ $json.shown }}",
        },
        '={{ $json.text }}',
      ),
      retry: [3, 10],
    },
    warn: {
      use: 'emailSend',
      name: { fr: 'Dire pourquoi rien n’est passé', en: 'Say why nothing was posted' },
      why: {
        fr: 'Un mois sans courriel passerait inaperçu.',
        en: 'A month without email would go unnoticed.',
      },
      with: mailed(
        ADDRESS,
        {
          fr: "=Dotations {{ $('settings').first().json.month }} : rien de passé",
          en: "=Depreciation {{ $('settings').first().json.month }}: nothing posted",
        },
        {
          fr: "={{ $json.text ?? 'Fichier refusé, rien n’est noté, relancez le flux : ' + ($json.error?.message ?? $json.message ?? $json.error) }}",
          en: "={{ $json.text ?? 'File refused, nothing is noted, run it again: ' + ($json.error?.message ?? $json.message ?? $json.error) }}",
        },
      ),
      retry: [3, 10],
    },
  },
  links: [
    'month > settings > assets > compute > state.some > entries > file > put > posted > mark > report > send',
    'state.other > warn',
    'put.error > warn',
  ],
  examples,
  related: ['etaler-charges-avance', 'suivre-cloture-mensuelle'],
})
