import { allItems } from '../../fragments/code.ts'
import { sheetColumns } from '../../fragments/columns.ts'
import { all, amount, isTrue } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { field, form, page, upload } from '../../fragments/forms.ts'
import { byId, byName } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { CONSENTS, JUDGE, NUMBERS } from './garder-numeros-a-accord-prouve.code.ts'
import { examples } from './garder-numeros-a-accord-prouve.examples.ts'

const COUNTS = {
  fr: "={{ 'Écartés : ' + $('judge').first().json.counts.none + ' sans accord, ' + $('judge').first().json.counts.withdrawn + ' retiré(s), ' + $('judge').first().json.counts.old + ' trop ancien(s) ou mal daté(s), ' + $('judge').first().json.counts.wordless + ' sans texte de l’accord, ' + $('judge').first().json.counts.unreadable + ' numéro(s) illisible(s), ' + $('judge').first().json.counts.twice + ' en double.' }}",
  en: "={{ 'Put aside: ' + $('judge').first().json.counts.none + ' without consent, ' + $('judge').first().json.counts.withdrawn + ' withdrawn, ' + $('judge').first().json.counts.old + ' too old or misdated, ' + $('judge').first().json.counts.wordless + ' without the wording, ' + $('judge').first().json.counts.unreadable + ' unreadable number(s), ' + $('judge').first().json.counts.twice + ' double.' }}",
}

export default defineRecipe({
  category: 'compliance',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-28',
  fr: {
    title: 'Ne garder d’une liste d’appels que les accords prouvés',
    problem:
      'Depuis le 11 août 2026, on n’appelle plus un particulier pour vendre sans son accord préalable (article L. 223-1 du code de la consommation) ; au vendeur de le prouver. La liste de l’agence compte 1 040 numéros ; personne ne sait lesquels ont dit oui.',
    outcome:
      'Vous déposez la liste CSV. Chaque numéro est cherché dans votre base d’accords. La page rend aussitôt une liste courte : les seuls numéros dont l’accord a moins de 24 mois, porte son texte et n’a pas été retiré, avec la référence de la preuve. Le passage est inscrit au registre, sans un numéro.',
    avoid:
      'Il faut une base d’accords : sinon, commencez par recueillir. L’exception du contrat en cours n’est pas jugée ici, et les appels entre entreprises suivent d’autres règles. Un accord peut être retiré demain : refaites la liste chaque jour d’appels.',
    approval:
      'Le flux ne juge que la preuve. Si la case cochée valait accord, votre juriste l’a dit avant ; les 24 mois sont votre choix. Personne n’ajoute de numéro sans preuve.',
    failure:
      'Fichier illisible, colonne absente, base ou registre muets : la page dit que rien n’est rendu. Aucun accord trouvé : elle donne les raisons, comptées, et aucune liste. Dans n8n, n’enregistrez pas les exécutions : les numéros y resteraient.',
  },
  en: {
    title: 'Keep of a call list only those with proven consent',
    problem:
      'Since 11 August 2026 nobody in France may call a consumer to sell without prior consent (Consumer Code, Article L. 223-1), and the seller must prove it. The agency’s list has 1,040 numbers; nobody knows which of them said yes.',
    outcome:
      'You drop the CSV list. Each number is looked up in your database of consents. The page hands back a short list at once: only numbers whose consent is under 24 months old, bears its wording and was not withdrawn, with the reference of the proof. The pass is entered in a register, without a number.',
    avoid:
      'It takes a database of consents: without one, start by collecting them. The exception for a running contract is not judged here, and calls between companies follow other rules. Consent may be withdrawn tomorrow: make the list anew each day of calls.',
    approval:
      'The flow judges proof alone. Whether the box that was ticked made a consent, your lawyer said before; the 24 months are your choice. Nobody adds a number without proof.',
    failure:
      'File unreadable, column missing, database or register silent: the page says that nothing is handed back. No consent found: it gives the reasons, counted, and no list. In n8n, save no executions: the numbers would stay.',
  },
  nodes: {
    upload: {
      use: 'formTrigger',
      name: { fr: 'Déposer la liste', en: 'Drop the list' },
      why: {
        fr: 'Avant l’appel, et non après la plainte.',
        en: 'Before the call, not after the complaint.',
      },
      with: form(
        { fr: 'Liste d’appels à vérifier', en: 'Call list to check' },
        [
          field('campaign', { fr: 'Campagne', en: 'Campaign' }),
          field('who', { fr: 'Votre nom', en: 'Your name' }),
          upload(
            'file',
            { fr: 'CSV, points-virgules, UTF-8', en: 'CSV, semicolons, UTF-8' },
            '.csv',
          ),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos règles', en: 'Your rules' },
      why: {
        fr: 'La colonne des numéros, et l’âge au-delà duquel un accord ne vaut plus.',
        en: 'The column of numbers, and the age beyond which consent no longer counts.',
      },
      with: {
        ...fields({
          column: { fr: 'telephone', en: 'telephone' },
          months: 24,
          sheet: { fr: 'identifiant du registre', en: 'id of the register' },
        }),
        options: { stripBinary: false },
      },
    },
    rows: {
      use: 'extractFromFile',
      name: { fr: 'Lire les lignes', en: 'Read the rows' },
      why: {
        fr: 'Toutes les colonnes reviennent, pour qui appelle.',
        en: 'All columns come back, for whoever calls.',
      },
      with: {
        operation: 'csv',
        binaryPropertyName: 'file',
        options: { delimiter: ';', headerRow: true, enableBOM: true, includeEmptyCells: true },
      },
      onError: 'continue',
      always: true,
    },
    numbers: {
      use: 'code',
      name: { fr: 'Écrire chaque numéro pareil', en: 'Write each number alike' },
      why: {
        fr: '« 06 12… », « +33 (0)6… », un zéro perdu dans un tableur : le même téléphone.',
        en: '“06 12…”, “+33 (0)6…”, a zero lost in a spreadsheet: the same phone.',
      },
      with: allItems(NUMBERS),
    },
    found: {
      use: 'if',
      name: { fr: 'La colonne est là ?', en: 'Is the column there?' },
      why: {
        fr: 'Sinon, tout paraîtrait sans accord.',
        en: 'If not, all would seem without consent.',
      },
      with: all(isTrue('={{ $json.found }}')),
    },
    consents: {
      use: 'postgres',
      name: { fr: 'Chercher les accords', en: 'Look up the consents' },
      why: {
        fr: 'Table phone_consents : id, phone (écrit +33612345678), given_at, wording, withdrawn_at.',
        en: 'Table phone_consents: id, phone (written +33612345678), given_at, wording, withdrawn_at.',
      },
      with: {
        operation: 'executeQuery',
        query: CONSENTS,
        options: { queryReplacement: '={{ [$json.phones] }}' },
      },
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    answered: {
      use: 'if',
      name: { fr: 'La base a répondu ?', en: 'Did the database answer?' },
      why: {
        fr: 'Un silence n’est ni un oui ni un non.',
        en: 'Silence is neither yes nor no.',
      },
      with: all(isTrue('={{ $json.error === undefined }}')),
    },
    judge: {
      use: 'code',
      name: { fr: 'Garder ce qui est prouvé', en: 'Keep what is proven' },
      why: {
        fr: 'Un retrait l’emporte sur tout accord qui le précède.',
        en: 'A withdrawal outweighs any consent before it.',
      },
      with: allItems(JUDGE),
    },
    some: {
      use: 'if',
      name: { fr: 'Quelqu’un à appeler ?', en: 'Anybody to call?' },
      why: {
        fr: 'Une liste vide se dit en clair.',
        en: 'An empty list is said in so many words.',
      },
      with: all(amount('={{ $json.kept }}', 'gt', 0)),
    },
    log: {
      use: 'googleSheets',
      name: { fr: 'Inscrire le passage', en: 'Enter the pass' },
      why: {
        fr: 'Avant de rendre la liste : qui, quand, combien, mais aucun numéro.',
        en: 'Before the list is handed back: who, when, how many, no numbers.',
      },
      with: {
        resource: 'sheet',
        operation: 'append',
        documentId: byId(setting('sheet')),
        sheetName: byName({ fr: 'Passages', en: 'Passes' }),
        columns: sheetColumns({
          day: '={{ $now.toISODate() }}',
          campaign: "={{ $('upload').first().json.campaign }}",
          who: "={{ $('upload').first().json.who }}",
          total: '={{ $json.total }}',
          kept: '={{ $json.kept }}',
          withdrawn: '={{ $json.counts.withdrawn }}',
        }),
        options: { cellFormat: 'RAW' },
      },
      onError: 'output',
      retry: [3, 5],
    },
    rest: {
      use: 'code',
      name: { fr: 'Reprendre la liste courte', en: 'Take up the short list' },
      why: {
        fr: 'Une ligne par personne que l’on peut appeler.',
        en: 'One row for each person who may be called.',
      },
      with: allItems(`return $('judge').first().json.rows.map((row) => ({ json: row }))`),
    },
    file: {
      use: 'convertToFile',
      name: { fr: 'Écrire la liste courte', en: 'Write the short list' },
      why: {
        fr: 'Datée d’aujourd’hui, parce qu’elle ne vaut qu’aujourd’hui.',
        en: 'Dated today, since it holds today only.',
      },
      with: {
        operation: 'csv',
        binaryPropertyName: 'data',
        options: {
          fileName: {
            fr: "={{ 'appels-' + $now.toISODate() + '.csv' }}",
            en: "={{ 'calls-' + $now.toISODate() + '.csv' }}",
          },
        },
      },
    },
    give: {
      use: 'form',
      name: { fr: 'Rendre la liste', en: 'Hand back the list' },
      why: {
        fr: 'À l’écran : une liste de numéros n’a rien à faire dans un courriel.',
        en: 'On screen: a list of numbers has no place in an email.',
      },
      with: {
        operation: 'completion',
        respondWith: 'returnBinary',
        completionTitle: {
          fr: "={{ $('judge').first().json.kept }} numéro(s) sur {{ $('judge').first().json.total }}",
          en: "={{ $('judge').first().json.kept }} number(s) of {{ $('judge').first().json.total }}",
        },
        completionMessage: COUNTS,
        inputDataFieldName: 'data',
        options: {},
      },
    },
    none: {
      use: 'form',
      name: { fr: 'Personne à appeler', en: 'Nobody to call' },
      why: {
        fr: 'Avec les raisons, pour la suite.',
        en: 'With the reasons, to go on from.',
      },
      with: page({ fr: 'Aucun accord prouvé', en: 'No proven consent' }, COUNTS),
    },
    refused: {
      use: 'form',
      name: { fr: 'Rien n’est rendu', en: 'Nothing handed back' },
      why: {
        fr: 'Un doute ne donne pas de liste.',
        en: 'A doubt gives no list.',
      },
      with: page(
        { fr: 'Aucune liste', en: 'No list' },
        {
          fr: "={{ $('log').isExecuted ? 'Le registre ne répond pas : sans trace, pas de liste. Recommencez plus tard.' : $('answered').isExecuted ? 'La base des accords ne répond pas : recommencez plus tard.' : 'Le fichier est vide ou illisible, ou la colonne « ' + $('settings').first().json.column + ' » manque.' }}",
          en: "={{ $('log').isExecuted ? 'The register does not answer: without a trace, no list. Start again later.' : $('answered').isExecuted ? 'The database of consents does not answer: start again later.' : 'The file is empty or unreadable, or the column “' + $('settings').first().json.column + '” is missing.' }}",
        },
      ),
    },
  },
  links: [
    'upload > settings > rows > numbers > found.yes > consents > answered.yes > judge > some.yes > log > rest > file > give',
    'found.no > refused',
    'answered.no > refused',
    'some.no > none',
    'log.error > refused',
  ],
  examples,
})
