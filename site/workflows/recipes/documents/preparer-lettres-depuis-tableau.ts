import { allItems, inBoth } from '../../fragments/code.ts'
import { all, isTrue } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { field, form, upload } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './preparer-lettres-depuis-tableau.examples.ts'

/** Every bracket of the template needs a column, and every column in use a value. */
const check = (words: {
  readonly column: string
  readonly empty: string
  readonly row: string
  readonly spare: string
  readonly none: string
  readonly file: string
  readonly unread: string
}) =>
  String.raw`const rows = $('rows').all().map(({ json }) => json);
const document = $input.first().json;
const unread = document.error !== undefined;
const wanted = unread ? [] : [...new Set([...String(document.content ?? '').matchAll(/\[([A-Z][A-Z0-9_]*)\]/g)].map(([, one]) => one))];
const columns = Object.keys(rows[0] ?? {}).filter((one) => one !== 'error');
const broken = rows[0]?.error !== undefined;
const filled = broken ? [] : rows.filter((one) => Object.values(one).some((value) => String(value).trim() !== ''));
const faults = [
  ...(unread ? ['${words.unread}'] : []),
  ...(broken || filled.length === 0 ? ['${words.file}'] : []),
  ...(!unread && wanted.length === 0 ? ['${words.none}'] : []),
  ...wanted.filter((one) => columns.length > 0 && !columns.includes(one)).map((one) => '${words.column}[' + one + ']'),
  ...filled.flatMap((one, at) => wanted.filter((name) => columns.includes(name) && String(one[name] ?? '').trim() === '').map((name) => '${words.row}' + (at + 2) + '${words.empty}' + name)),
];
const spare = columns.filter((one) => !wanted.includes(one));
const { title } = $('job').first().json;
const letters = faults.length > 0 ? [] : filled.map((one, at) => ({ name: title + ' ' + String(at + 1).padStart(3, '0') + ' ' + String(one[columns[0]]).trim(), fields: wanted.map((name) => ({ object: 'text', action: 'replaceAll', text: '[' + name + ']', replaceText: String(one[name]).trim(), matchCase: true })) }));
return [{ json: { faults, letters, notes: spare.length > 0 && faults.length === 0 ? '${words.spare}' + spare.join(', ') : '' } }];`

export default defineRecipe({
  category: 'documents',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-24',
  fr: {
    title: 'Préparer cent lettres depuis un tableau, sans case vide',
    problem:
      'Cent vingt locataires doivent recevoir le même avis avec leur loyer. Le publipostage laisse trois « Madame, Monsieur [NOM] », et deux montants vides, que l’on découvre une fois à la poste.',
    outcome:
      'Vous donnez un modèle Google Docs et un CSV. Chaque crochet du modèle doit avoir sa colonne, chaque case sa valeur ; sinon rien n’est produit et vous recevez la liste des lignes. Complet, chaque lettre est un document à son nom, prêt à imprimer.',
    avoid:
      'Des courriels personnalisés se font dans votre outil d’envoi. Au-delà de deux cents lettres, Google ralentit : coupez le fichier.',
    approval:
      'Rien n’est envoyé à personne. Vous ouvrez quelques lettres, puis vous imprimez ou postez vous-même.',
    failure:
      'Modèle ou fichier illisible : rien n’est créé. Une lettre que Google refuse est nommée à la fin, les autres sont faites.',
  },
  en: {
    title: 'Prepare a hundred letters from a table, with no blank in them',
    problem:
      'A hundred and twenty tenants are to get the same notice, each with their rent. The mail merge leaves three “Dear [NAME]” and two empty amounts, found out at the post office.',
    outcome:
      'You give a Google Docs template and a CSV. Each bracket in the template needs a column, each cell a value; otherwise nothing is made and you get a list of rows. When complete, every letter is a document under its own name, ready to print.',
    avoid:
      'Personal emails are made in your mailing tool. Beyond two hundred letters Google slows down: split the file.',
    approval:
      'Nothing is sent to anybody. You open a few letters, and then print or post them yourself.',
    failure:
      'Template or file unreadable: nothing is made. A letter that Google refuses is named at the end, and the others are done.',
  },
  nodes: {
    job: {
      use: 'formTrigger',
      name: { fr: 'Lettres à préparer', en: 'Letters to prepare' },
      why: {
        fr: 'Un modèle, un tableau, un titre pour les retrouver.',
        en: 'A template, a table, and a title to find them by.',
      },
      with: form(
        { fr: 'Préparer des lettres', en: 'Prepare letters' },
        [
          field('email', { fr: 'Votre adresse', en: 'Your address' }, { type: 'email' }),
          field('title', { fr: 'Titre', en: 'Title' }),
          field('template', { fr: 'Identifiant du modèle', en: 'Id of the template' }),
          upload('file', { fr: 'Tableau CSV', en: 'CSV table' }, '.csv'),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre expéditeur', en: 'Your sender' },
      why: { fr: 'D’où vous écrit le flux.', en: 'Where the flow writes from.' },
      with: fields({ from: 'automate@gerance-noel.example' }),
    },
    rows: {
      use: 'extractFromFile',
      name: { fr: 'Lire le tableau', en: 'Read the table' },
      why: {
        fr: 'Les cases vides comprises : ce sont elles que l’on cherche.',
        en: 'Empty cells included, since those are what is looked for.',
      },
      with: {
        operation: 'csv',
        binaryPropertyName: 'file',
        options: { delimiter: ';', includeEmptyCells: true },
      },
      onError: 'continue',
      always: true,
    },
    document: {
      use: 'googleDocs',
      name: { fr: 'Lire le modèle', en: 'Read the template' },
      why: {
        fr: 'Ses crochets disent quelles colonnes il faut.',
        en: 'Its brackets say which columns are needed.',
      },
      with: {
        resource: 'document',
        operation: 'get',
        documentURL: "={{ $('job').first().json.template }}",
        simple: true,
      },
      once: true,
      onError: 'continue',
      retry: [2, 3],
    },
    check: {
      use: 'code',
      name: { fr: 'Confronter les deux', en: 'Hold one against the other' },
      why: {
        fr: 'Toutes les lignes fautives d’un coup, telles que le tableur les numérote.',
        en: 'All faulty rows at once, numbered as the spreadsheet does.',
      },
      with: allItems(
        inBoth(check, {
          fr: {
            column: 'Colonne absente : ',
            empty: ', case vide : ',
            row: 'Ligne ',
            spare: 'Colonnes non employées : ',
            none: 'Le modèle n’a aucun [CROCHET]',
            file: 'Tableau vide ou illisible',
            unread: 'Modèle illisible',
          },
          en: {
            column: 'Column missing: ',
            empty: ', empty cell: ',
            row: 'Row ',
            spare: 'Columns not used: ',
            none: 'The template has no [BRACKET]',
            file: 'Table empty or unreadable',
            unread: 'Template not readable',
          },
        }),
      ),
    },
    whole: {
      use: 'if',
      name: { fr: 'Tout est rempli ?', en: 'Is it all filled in?' },
      why: {
        fr: 'Cent dix-neuf lettres justes et une fausse font une fausse fournée.',
        en: 'A hundred and nineteen right letters and one wrong make a wrong batch.',
      },
      with: all(isTrue('={{ $json.faults.length === 0 }}')),
    },
    letters: {
      use: 'splitOut',
      name: { fr: 'Une lettre à la fois', en: 'One letter at a time' },
      why: {
        fr: 'Chacune porte ses valeurs jusqu’au bout.',
        en: 'Each carries its values to the end.',
      },
      with: { fieldToSplitOut: 'letters', options: {} },
    },
    loop: {
      use: 'splitInBatches',
      name: { fr: 'Sans presser Google', en: 'Without rushing Google' },
      why: {
        fr: 'Une rafale de cent copies est refusée.',
        en: 'A burst of a hundred copies is refused.',
      },
      with: { batchSize: 1, options: {} },
    },
    copy: {
      use: 'googleDrive',
      name: { fr: 'Copier le modèle', en: 'Copy the template' },
      why: {
        fr: 'Un numéro et le premier champ : on la retrouve au dossier.',
        en: 'A number and the first field, to find it in the folder.',
      },
      with: {
        resource: 'file',
        operation: 'copy',
        fileId: byId("={{ $('job').first().json.template }}"),
        name: '={{ $json.name }}',
        sameFolder: true,
        options: {},
      },
      onError: 'continue',
      retry: [3, 5],
    },
    fill: {
      use: 'googleDocs',
      name: { fr: 'Remplir', en: 'Fill it in' },
      why: {
        fr: 'Chaque crochet par la valeur de sa ligne.',
        en: 'Each bracket by the value of its row.',
      },
      with: {
        resource: 'document',
        operation: 'update',
        documentURL: "={{ $json.id ?? '' }}",
        simple: true,
        actionsUi: { actionFields: "={{ $('loop').first().json.fields }}" },
      },
      onError: 'continue',
      retry: [3, 5],
    },
    done: {
      use: 'set',
      name: { fr: 'Noter l’état', en: 'Note the state' },
      why: {
        fr: 'Faite, ou à refaire : le nom suffit.',
        en: 'Made, or to be made again: the name is enough.',
      },
      with: fields(
        { name: "={{ $('loop').item.json.name }}", failed: "={{ $json.error ? 'x' : '' }}" },
        { alone: true },
      ),
    },
    sum: {
      use: 'code',
      name: { fr: 'Compter', en: 'Count' },
      why: {
        fr: 'Le nombre de lettres se compare à celui des lignes.',
        en: 'The count of letters is held against that of rows.',
      },
      with: allItems(
        "const rows = $input.all().map(({ json }) => json);\nconst failed = rows.filter((one) => one.failed === 'x').map(({ name }) => name);\nreturn [{ json: { made: rows.length - failed.length, failed } }];",
      ),
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Dire que c’est prêt', en: 'Say that it is ready' },
      why: {
        fr: 'Avec ce qui reste à refaire, s’il y en a.',
        en: 'With what is left to do again, if anything.',
      },
      with: mailed(
        { from: setting('from'), to: "={{ $('job').first().json.email }}" },
        {
          fr: "={{ $('job').first().json.title }} : {{ $json.made }} lettre(s) prête(s){{ $json.failed.length ? ', ' + $json.failed.length + ' à refaire' : '' }}",
          en: "={{ $('job').first().json.title }}: {{ $json.made }} letter(s) ready{{ $json.failed.length ? ', ' + $json.failed.length + ' to make again' : '' }}",
        },
        "={{ [$('check').first().json.notes, ...$json.failed].filter(Boolean).join('\\n') }}",
      ),
    },
    refuse: {
      use: 'emailSend',
      name: { fr: 'Rendre la liste des trous', en: 'Hand back the list of gaps' },
      why: {
        fr: 'Cinq minutes dans le tableau, puis on relance.',
        en: 'Five minutes in the table, then run it again.',
      },
      with: mailed(
        { from: setting('from'), to: "={{ $('job').first().json.email }}" },
        {
          fr: "={{ $('job').first().json.title }} : rien de produit, {{ $json.faults.length }} point(s)",
          en: "={{ $('job').first().json.title }}: nothing made, {{ $json.faults.length }} point(s)",
        },
        "={{ $json.faults.join('\\n') }}",
      ),
    },
  },
  links: [
    'job > settings > rows > document > check > whole.yes > letters > loop.each > copy > fill > done > loop',
    'loop.done > sum > tell',
    'whole.no > refuse',
  ],
  examples,
})
