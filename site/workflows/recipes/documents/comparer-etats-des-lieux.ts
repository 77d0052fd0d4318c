import { allItems } from '../../fragments/code.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { field, form, page, upload } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import { model } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { CHECK, COMPARE, ROWS, TEXTS } from './comparer-etats-des-lieux.code.ts'
import { examples } from './comparer-etats-des-lieux.examples.ts'

export default defineRecipe({
  category: 'documents',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-28',
  fr: {
    title: 'Comparer l’état des lieux de sortie à celui d’entrée',
    problem:
      'Deux PDF de vingt pages, l’un de 2021, l’autre d’hier, dans deux mises en page. La gestionnaire les tient côte à côte, saute une porte, en compte deux fois une autre, et le locataire conteste la retenue sur son dépôt.',
    outcome:
      'Le formulaire reçoit les deux documents. Chaque différence devient une ligne de tableau, soixante au plus : pièce, élément, phrase de l’entrée, phrase de la sortie. Ce qui s’est dégradé vient en tête ; une phrase que le document ne contient pas est marquée « à relire ». Le tableau arrive par courriel, prêt pour Excel.',
    avoid:
      'Les photos ne sont pas regardées, et un élément écrit nulle part ne peut pas ressortir. Si votre logiciel de gestion saisit les deux états dans la même grille, il compare mieux.',
    approval:
      'Usure normale, vétusté, montant : rien de cela n’est jugé. Une personne relit les deux pages en cause avant d’écrire au locataire, et garde les documents signés comme seule preuve.',
    failure:
      'Scan illisible ou trop long, modèle muet : la page le dit et aucun tableau ne part. Courriel refusé : la page nomme la cause ; déposez de nouveau. Le flux ne garde pas les fichiers, mais n8n garde ses exécutions selon vos réglages.',
  },
  en: {
    title: 'Hold a move-out condition report against the first one',
    problem:
      'Two PDFs of twenty pages, one from 2021, the other from yesterday, laid out in two ways. The property manager holds them side by side, skips one door, counts another twice, and the tenant contests what is kept of the deposit.',
    outcome:
      'The form takes both documents. Each difference becomes a row, sixty at most: room, element, sentence on moving in, sentence on moving out. What got worse comes first; a sentence that the document lacks is marked “to be read”. The table arrives by email, ready for Excel.',
    avoid:
      'Photographs are not looked at, and an element written nowhere cannot show. If your software takes down both reports in one grid, it compares better.',
    approval:
      'Fair wear, age, amount: none of that is judged. A person reads the two pages in question before writing to the tenant, and keeps the signed papers as the only proof.',
    failure:
      'A scan that cannot be read, a document too long, or a silent model: the page says so and no table leaves. Email refused: the page names the cause; upload again. The flow keeps no file, but n8n keeps its executions as you have set it.',
  },
  nodes: {
    reports: {
      use: 'formTrigger',
      name: { fr: 'Deux états des lieux', en: 'Two condition reports' },
      why: {
        fr: 'Derrière un mot de passe : des noms et une adresse y figurent.',
        en: 'Behind a password, as they hold names and an address.',
      },
      with: form(
        { fr: 'Comparer deux états des lieux', en: 'Compare two condition reports' },
        [
          field('ref', { fr: 'Référence du lot', en: 'Reference of the dwelling' }),
          field('email', { fr: 'Votre adresse', en: 'Your address' }, { type: 'email' }),
          upload('entry', { fr: 'Entrée (PDF)', en: 'Moving in (PDF)' }, '.pdf'),
          upload('exit', { fr: 'Sortie (PDF)', en: 'Moving out (PDF)' }, '.pdf'),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    readEntry: {
      use: 'mistralOcr',
      name: { fr: 'Lire l’entrée', en: 'Read the first report' },
      why: {
        fr: 'Un service européen : un bail est une affaire privée.',
        en: 'A European service, as a lease is a private matter.',
      },
      with: { binaryProperty: 'entry', options: {} },
      onError: 'continue',
      retry: [2, 5],
    },
    readExit: {
      use: 'mistralOcr',
      name: { fr: 'Lire la sortie', en: 'Read the second report' },
      why: {
        fr: 'À part : les textes ne se mélangent pas.',
        en: 'By itself, so that the texts never mix.',
      },
      with: { binaryProperty: 'exit', options: {} },
      onError: 'continue',
      retry: [2, 5],
    },
    both: {
      use: 'merge',
      name: { fr: 'Attendre les deux', en: 'Wait for both' },
      why: {
        fr: 'L’entrée d’abord, la sortie ensuite.',
        en: 'Moving in first, moving out second.',
      },
      with: { mode: 'append' },
    },
    texts: {
      use: 'code',
      name: { fr: 'Deux textes', en: 'Two texts' },
      why: {
        fr: 'Moins de deux cents caractères : le scan n’a rien donné. Plus de cent mille : trop long.',
        en: 'Fewer than two hundred characters: the scan gave nothing. Over a hundred thousand: too long.',
      },
      with: allItems(TEXTS),
    },
    readable: {
      use: 'if',
      name: { fr: 'Lisibles ?', en: 'Readable?' },
      why: {
        fr: 'Comparer à une page blanche accuserait tout.',
        en: 'Compared with a blank page, all would be at fault.',
      },
      with: all(isTrue('={{ $json.readable }}')),
    },
    compare: {
      use: 'chainLlm',
      name: { fr: 'Relever les différences', en: 'Take down differences' },
      why: {
        fr: 'Le modèle met en regard ; il n’impute rien à personne.',
        en: 'The model sets side by side; it blames nobody.',
      },
      with: COMPARE,
      onError: 'continue',
      retry: [2, 5],
    },
    medium: model('medium', { fr: 'Modèle européen', en: 'European model' }),
    rowsOf: {
      use: 'outputParserStructured',
      name: { fr: 'Forme des lignes', en: 'Form of the rows' },
      with: ROWS,
    },
    check: {
      use: 'code',
      name: { fr: 'Retrouver chaque phrase', en: 'Find each sentence' },
      why: {
        fr: 'Une phrase introuvable n’accuse pas : elle se relit.',
        en: 'A sentence not found accuses nobody: it is read.',
      },
      with: allItems(CHECK),
    },
    state: {
      use: 'switch',
      name: { fr: 'Des différences ?', en: 'Any differences?' },
      why: {
        fr: 'Aucune n’est pas la même chose que rien de lu.',
        en: 'None is not the same as nothing read.',
      },
      with: cases({ some: text('={{ $json.state }}', 'equals', 'some') }),
    },
    rows: {
      use: 'splitOut',
      name: { fr: 'Une ligne par différence', en: 'One row a difference' },
      why: {
        fr: 'Le moins bon en tête, le douteux en bas.',
        en: 'The worse on top, the doubtful at the bottom.',
      },
      with: { fieldToSplitOut: 'rows', options: {} },
    },
    file: {
      use: 'convertToFile',
      name: { fr: 'Écrire le tableau', en: 'Write the table' },
      why: {
        fr: 'À annoter, puis à joindre au dossier.',
        en: 'To be annotated, then put into the file.',
      },
      with: {
        operation: 'csv',
        binaryPropertyName: 'data',
        options: {
          fileName: {
            fr: "=etats-des-lieux-{{ $('reports').first().json.ref.replace(/[^\\w-]+/g, '-') }}.csv",
            en: "=condition-{{ $('reports').first().json.ref.replace(/[^\\w-]+/g, '-') }}.csv",
          },
          delimiter: ';',
          headerRow: true,
        },
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Expéditeur', en: 'Sender' },
      why: {
        fr: 'L’adresse de l’agence ; le destinataire est qui dépose.',
        en: 'The agency’s address; whoever uploads receives.',
      },
      with: {
        ...fields({ from: 'gestion@votre-agence.example' }),
        options: { stripBinary: false },
      },
    },
    send: {
      use: 'emailSend',
      name: { fr: 'Envoyer le tableau', en: 'Send the table' },
      why: {
        fr: 'Les comptes dans le message, les phrases dans le fichier.',
        en: 'Counts in the message, sentences in the file.',
      },
      with: mailed(
        { from: setting('from'), to: "={{ $('reports').first().json.email }}" },
        {
          fr: "=Lot {{ $('reports').first().json.ref }} : {{ $('check').first().json.all }} différence(s)",
          en: "=Dwelling {{ $('reports').first().json.ref }}: {{ $('check').first().json.all }} difference(s)",
        },
        {
          fr: "=Moins bon : {{ $('check').first().json.worse }}\nPlus décrit : {{ $('check').first().json.missing }}\nÀ relire : {{ $('check').first().json.unsure }}\n{{ $('check').first().json.full ? 'Soixante lignes, la limite : la suite reste à comparer à la main.\\n' : '' }}\nRelisez chaque ligne dans les deux documents signés. Ce tableau ne dit ni qui doit, ni combien.",
          en: "=Worse: {{ $('check').first().json.worse }}\nNo longer described: {{ $('check').first().json.missing }}\nTo be read: {{ $('check').first().json.unsure }}\n{{ $('check').first().json.full ? 'Sixty rows, the limit: the rest is left to compare by hand.\\n' : '' }}\nRead each row in both signed documents. This table says neither who owes nor how much.",
        },
        { attachments: 'data' },
      ),
      onError: 'output',
      retry: [2, 5],
    },
    done: {
      use: 'form',
      name: { fr: 'Tableau envoyé', en: 'Table sent' },
      why: {
        fr: 'Le nombre à relire se voit tout de suite.',
        en: 'How many to read shows at once.',
      },
      with: page(
        {
          fr: "={{ $('check').first().json.all }} différence(s), par courriel",
          en: "={{ $('check').first().json.all }} difference(s), by email",
        },
        {
          fr: "=Dont {{ $('check').first().json.unsure }} à relire.",
          en: "=Of which {{ $('check').first().json.unsure }} to be read.",
        },
      ),
    },
    stop: {
      use: 'form',
      name: { fr: 'Pas de tableau', en: 'No table' },
      why: {
        fr: 'Rien de différent, rien de lu ou rien d’envoyé : la page distingue.',
        en: 'Nothing different, nothing read or nothing sent: the page tells which.',
      },
      with: page(
        { fr: 'Aucun tableau envoyé', en: 'No table sent' },
        {
          fr: "={{ $json.state === 'none' ? 'Aucune différence relevée. Feuilletez tout de même les deux documents.' : $json.error ? 'Courriel refusé : ' + String($json.error.message ?? $json.error) : $json.readable === false ? 'Document non comparé. ' + $json.why : 'Comparaison manquée : ' + $json.why }}",
          en: "={{ $json.state === 'none' ? 'No difference was taken down. Leaf through both documents all the same.' : $json.error ? 'Email refused: ' + String($json.error.message ?? $json.error) : $json.readable === false ? 'Document not compared. ' + $json.why : 'Comparison failed: ' + $json.why }}",
        },
      ),
    },
  },
  links: [
    'reports > readEntry > both > texts > readable.yes > compare > check > state.some > rows > file > settings > send > done',
    'reports > readExit > both:1',
    'medium => compare',
    'rowsOf => compare',
    'readable.no > stop',
    'state.other > stop',
    'send.error > stop',
  ],
  examples,
  cost: [{ node: 'compare', model: 'medium', reads: 12000, writes: 1500 }],
})
