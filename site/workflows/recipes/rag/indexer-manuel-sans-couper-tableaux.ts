import { page } from '../../fragments/forms.ts'
import { allItems } from '../../fragments/code.ts'
import { all, amount, cases, isFilled, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { byId, vectors } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { CUT } from './indexer-manuel-sans-couper-tableaux.code.ts'
import { examples } from './indexer-manuel-sans-couper-tableaux.examples.ts'

const TABLE = "={{ $('settings').first().json.table }}"

export default defineRecipe({
  category: 'rag',
  level: 'expert',
  minutes: 75,
  published: '2026-11-24',
  fr: {
    title: 'Indexer un manuel produit sans couper ses tableaux',
    problem:
      '« Quel couple de serrage pour la M8 ? » L’assistant répond avec la ligne de la M10 : le tableau a été coupé en deux et ses titres de colonnes sont restés dans l’autre moitié.',
    outcome:
      'Déposez le PDF. Chaque tableau devient un seul passage, sous son titre et avec sa page ; ceux que la lecture a déformés vous sont montrés. L’édition précédente ne sort qu’une fois la nouvelle entrée.',
    avoid:
      'Les schémas cotés et les vues éclatées ne sont pas lus : gardez le PDF à portée de clic. Un manuel fourni en Word ou en HTML n’a pas besoin de lecture optique.',
    approval:
      'Quand un tableau paraît bancal, vous ouvrez la page citée et choisissez d’indexer ou d’arrêter. Fermer la fenêtre arrête tout, l’ancienne édition restant en service.',
    failure:
      'Lecture impossible ou base en panne : ce qui était entré est retiré et la page dit que l’ancienne édition répond encore. Si elle refuse de sortir, la page prévient que deux éditions coexistent.',
  },
  en: {
    title: 'Index a product manual without cutting its tables',
    problem:
      '“What torque for the M8?” The assistant answers with the M10’s line: the table was cut in two, and its column headings stayed behind in the other half.',
    outcome:
      'Drop the PDF. Each table becomes one passage, under its heading and with its page; those that the reading has bent are shown to you. The former edition leaves once the new one is in.',
    avoid:
      'Dimensioned drawings and exploded views are not read, so keep the PDF a click away. A manual that comes as Word or HTML needs no optical reading.',
    approval:
      'Where a table looks wrong, you open the page named and choose to index or to stop. Closing the window stops it all, with the former edition still in use.',
    failure:
      'Unreadable file or store down: what had gone in is taken out, and the page says that the former edition still answers. Should that one refuse to leave, the page warns that there are two.',
  },
  nodes: {
    dropped: {
      use: 'formTrigger',
      name: { fr: 'Déposer le manuel', en: 'Drop the manual' },
      why: {
        fr: 'Qui publie le manuel sait quelle édition il remplace.',
        en: 'Whoever publishes it knows which edition it replaces.',
      },
      with: {
        formTitle: { fr: 'Nouvelle édition d’un manuel', en: 'New edition of a manual' },
        formFields: {
          values: [
            {
              fieldLabel: { fr: 'Référence du produit', en: 'Product reference' },
              fieldName: 'product',
              requiredField: true,
            },
            {
              fieldLabel: { fr: 'Manuel en PDF', en: 'Manual as PDF' },
              fieldName: 'manual',
              fieldType: 'file',
              multipleFiles: false,
              acceptFileTypes: '.pdf',
              requiredField: true,
            },
          ],
        },
        options: { appendAttribution: false },
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Produit et lot', en: 'Product and batch' },
      why: {
        fr: 'Chaque dépôt a son numéro de lot : redéposer un fichier corrigé ne le double pas.',
        en: 'Each drop has a batch number, so a corrected file dropped again is not doubled.',
      },
      with: fields({
        reference: "={{ $json.product.toUpperCase().replace(/[^A-Z0-9]/g, '') }}",
        batch: "={{ $now.toFormat('yyyyLLddHHmmssSSS') }}",
        table: 'passages',
      }),
    },
    read: {
      use: 'mistralOcr',
      name: { fr: 'Lire le PDF', en: 'Read the PDF' },
      why: {
        fr: 'Cette lecture rend les tableaux en lignes et colonnes ; un extracteur de texte les écrase.',
        en: 'It returns tables as rows and columns, where plain text extraction flattens them.',
      },
      with: { binaryProperty: 'manual', options: {} },
      onError: 'output',
      retry: [2, 10],
    },
    cut: {
      use: 'code',
      name: { fr: 'Découper par titre', en: 'Cut by heading' },
      why: {
        fr: 'Un nombre de colonnes qui change d’une ligne à l’autre trahit une mauvaise lecture.',
        en: 'A number of columns that changes between rows gives a bad reading away.',
      },
      with: allItems(CUT),
    },
    state: {
      use: 'switch',
      name: { fr: 'Vide, bancal ou bon', en: 'Empty, bent or good' },
      why: {
        fr: 'Un PDF sans texte remplacerait sinon un bon manuel par rien.',
        en: 'Else a PDF without text would replace a good manual with nothing.',
      },
      with: cases({
        empty: amount('={{ $json.count }}', 'equals', 0),
        bent: amount('={{ $json.odd }}', 'gt', 0),
      }),
    },
    look: {
      use: 'form',
      name: { fr: 'Montrer les tableaux douteux', en: 'Show the doubtful tables' },
      why: {
        fr: 'Un couple ou une dose faux se paie chez le client : on regarde avant.',
        en: 'A wrong torque or dose is paid for at the customer’s, so one looks first.',
      },
      with: {
        operation: 'page',
        defineForm: 'fields',
        formFields: {
          values: [
            {
              fieldType: 'html',
              elementName: 'tables',
              html: {
                fr: '=<p>Pages à vérifier ({{ $json.odd }} tableaux sur {{ $json.tables }}) :</p><ul>{{ $json.shown }}</ul>',
                en: '=<p>Pages to check ({{ $json.odd }} of {{ $json.tables }} tables):</p><ul>{{ $json.shown }}</ul>',
              },
            },
            {
              fieldLabel: { fr: 'Indexer quand même ?', en: 'Index all the same?' },
              fieldName: 'go',
              fieldType: 'radio',
              fieldOptions: {
                values: [{ option: { fr: 'Oui', en: 'Yes' } }, { option: { fr: 'Non', en: 'No' } }],
              },
              requiredField: true,
            },
          ],
        },
        options: {},
      },
    },
    agreed: {
      use: 'if',
      name: { fr: 'On indexe ?', en: 'Go ahead?' },
      why: {
        fr: 'Un non garde l’ancienne édition, elle au moins fidèle à son PDF.',
        en: 'A no keeps the former edition, which at least is true to its PDF.',
      },
      with: all(text('={{ $json.go }}', 'equals', { fr: 'Oui', en: 'Yes' })),
    },
    passages: {
      use: 'code',
      name: { fr: 'Un passage par élément', en: 'One item a passage' },
      why: {
        fr: 'Relus depuis le découpage : la page intermédiaire les a laissés de côté.',
        en: 'Taken from the cutting again, since the page in between dropped them.',
      },
      with: allItems("return $('cut').first().json.passages.map(json => ({ json }));"),
    },
    store: {
      use: 'vectorStoreSupabase',
      name: { fr: 'Ranger la nouvelle édition', en: 'Store the new edition' },
      why: {
        fr: 'Avant d’effacer l’ancienne : mieux vaut deux éditions une minute qu’aucune.',
        en: 'Ahead of erasing the old: two editions for a minute are better than none.',
      },
      with: {
        mode: 'insert',
        tableName: byId(TABLE),
        embeddingBatchSize: 100,
        options: { queryName: 'match_documents' },
      },
      onError: 'continue',
    },
    stored: {
      use: 'if',
      name: { fr: 'Vraiment rangée ?', en: 'Really stored?' },
      why: {
        fr: 'En panne, la base rend ce qu’elle a reçu ; rangé, un passage revient sous « pageContent ».',
        en: 'When down, the store hands back what it got; stored, a passage returns as “pageContent”.',
      },
      with: all(isFilled("={{ $json.pageContent ?? '' }}")),
      once: true,
    },
    embed: vectors({ fr: 'Calcul des vecteurs', en: 'Embeddings' }),
    loader: {
      use: 'documentLoader',
      name: { fr: 'Passage et sa page', en: 'Passage and its page' },
      with: {
        dataType: 'json',
        jsonMode: 'expressionData',
        jsonData: '={{ $json.text }}',
        textSplittingMode: 'custom',
        options: {
          metadata: {
            metadataValues: [
              { name: 'product', value: "={{ $('settings').first().json.reference }}" },
              { name: 'batch', value: "={{ $('settings').first().json.batch }}" },
              { name: 'page', value: '={{ $json.page }}' },
              { name: 'kind', value: '={{ $json.kind }}' },
            ],
          },
        },
      },
    },
    splitter: {
      use: 'textSplitter',
      name: { fr: 'Ne plus rien couper', en: 'Cut nothing further' },
      with: { chunkSize: 12000, chunkOverlap: 0, options: { splitCode: 'markdown' } },
    },
    old: {
      use: 'supabase',
      name: { fr: 'Sortir l’ancienne édition', en: 'Take out the former edition' },
      why: {
        fr: 'Même produit, lots antérieurs seulement : deux dépôts à la fois ne s’effacent pas l’un l’autre.',
        en: 'Same product, earlier batches alone: two drops at once do not erase each other.',
      },
      with: {
        resource: 'row',
        operation: 'delete',
        tableId: TABLE,
        filterType: 'string',
        filterString: 'metadata->>product=eq.$1&metadata->>batch=lt.$2',
        filterStringParameters: {
          values: [
            { value: "={{ $('settings').first().json.reference }}" },
            { value: "={{ $('settings').first().json.batch }}" },
          ],
        },
      },
      once: true,
      always: true,
      onError: 'continue',
    },
    done: {
      use: 'form',
      name: { fr: 'Manuel indexé', en: 'Manual indexed' },
      why: {
        fr: 'Le nombre de tableaux se compare d’un coup d’œil à celui du PDF.',
        en: 'The number of tables is quickly held against the PDF.',
      },
      with: page(
        {
          fr: "={{ $('settings').first().json.reference }} : tableaux {{ $('cut').first().json.tables }}, passages {{ $('cut').first().json.count }}",
          en: "={{ $('settings').first().json.reference }}: tables {{ $('cut').first().json.tables }}, passages {{ $('cut').first().json.count }}",
        },
        {
          fr: "={{ $json.error ? 'Attention : l’ancienne édition n’a pas pu être retirée. Redéposez le fichier plus tard.' : 'L’ancienne édition ne répond plus.' }}",
          en: "={{ $json.error ? 'Careful: the former edition could not be taken out. Drop the file again later.' : 'The former edition answers no more.' }}",
        },
      ),
      once: true,
    },
    undo: {
      use: 'supabase',
      name: { fr: 'Retirer le début', en: 'Take out what went in' },
      why: {
        fr: 'Une demi-édition ferait croire que le reste n’existe pas.',
        en: 'Half an edition would suggest that the rest does not exist.',
      },
      with: {
        resource: 'row',
        operation: 'delete',
        tableId: TABLE,
        filterType: 'manual',
        matchType: 'allFilters',
        filters: {
          conditions: [
            {
              keyName: 'metadata->>batch',
              condition: 'eq',
              keyValue: "={{ $('settings').first().json.batch }}",
            },
          ],
        },
      },
      once: true,
      always: true,
      onError: 'continue',
    },
    kept: {
      use: 'form',
      name: { fr: 'Rien n’a changé', en: 'Nothing has changed' },
      why: {
        fr: 'Qui dépose doit savoir laquelle des deux éditions répond.',
        en: 'Whoever drops a file has to know which edition is answering.',
      },
      with: page(
        {
          fr: "={{ $('settings').first().json.reference }} : nouvelle édition non indexée",
          en: "={{ $('settings').first().json.reference }}: new edition not indexed",
        },
        {
          fr: "={{ $json.go ? 'Arrêté à votre demande.' : $json.count === 0 ? 'Le PDF ne contient aucun texte lisible.' : 'Un service n’a pas répondu. Réessayez plus tard.' + ($('undo').isExecuted && $json.error ? ' Des passages du lot ' + $('settings').first().json.batch + ' ont pu rester : faites-les retirer.' : '') }} L’ancienne édition répond encore.",
          en: "={{ $json.go ? 'Stopped as you asked.' : $json.count === 0 ? 'There is no readable text in the PDF.' : 'A service did not answer. Try again later.' + ($('undo').isExecuted && $json.error ? ' Passages of batch ' + $('settings').first().json.batch + ' may have stayed: have them taken out.' : '') }} The former edition still answers.",
        },
      ),
      once: true,
    },
  },
  links: [
    'dropped > settings > read > cut > state.other > passages > store > stored.yes > old > done',
    'state.bent > look > agreed.yes > passages',
    'embed => store',
    'loader => store',
    'splitter => loader',
    'state.empty > kept',
    'agreed.no > kept',
    'read.error > kept',
    'stored.no > undo > kept',
  ],
  examples,
})
