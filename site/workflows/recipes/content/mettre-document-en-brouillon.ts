import { eachItem } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, cases, isEmpty, isFilled, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { field, form, page } from '../../fragments/forms.ts'
import { byId, byName } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { CLEAN } from './mettre-document-en-brouillon.code.ts'
import { examples } from './mettre-document-en-brouillon.examples.ts'

const TABLE = byName('documents_en_ligne')
const DOC = "={{ $('settings').first().json.doc }}"
const edit = (id: string) =>
  `{{ $('settings').first().json.site }}/wp-admin/post.php?post={{ ${id} }}&action=edit`
const cleaned = (name: string) => `{{ $('clean').first().json.${name} }}`

export default defineRecipe({
  category: 'content',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-28',
  fr: {
    title: 'Faire d’un Google Docs relu un brouillon WordPress propre',
    problem:
      'Le texte est relu dans Google Docs. Copié dans WordPress, il arrive avec des couleurs, des espaces en trop, des titres en gras qui ne sont pas des titres, et des liens qui passent par google.com. On nettoie vingt minutes.',
    outcome:
      'Vous collez l’adresse du document. Le flux l’exporte, garde titres, listes, tableaux, gras, italique et liens rendus à leur vraie adresse, puis crée un brouillon. La page donne le lien pour l’ouvrir, et le nombre d’images à replacer.',
    avoid:
      'Les images ne passent pas : un repère numéroté marque leur place. Les listes imbriquées deviennent plates. Pour un site à blocs très composés, mieux vaut écrire dans l’éditeur. Acceptez ou refusez les suggestions avant : l’export peut les mêler au texte.',
    approval:
      'L’article reste en brouillon ; quelqu’un l’ouvre, met image, catégorie et extrait, et publie. Un document déjà envoyé n’est pas renvoyé : la page montre le brouillon existant.',
    failure:
      'Adresse fausse, document privé, commentaires encore ouverts, pas de titre : la page dit quoi faire et rien n’est créé. WordPress en panne : idem. Pour renvoyer un texte, effacez sa ligne de la table n8n.',
  },
  en: {
    title: 'Turn an edited Google Doc into a clean WordPress draft',
    problem:
      'The text was edited in Google Docs. Pasted into WordPress it brings colours, stray spaces, bold lines that pass for headings, and links that run through google.com. Cleaning takes twenty minutes.',
    outcome:
      'You paste the document’s address. The flow exports it, keeps headings, lists, tables, bold, italics and links with their true address, then makes a draft. The page gives the link that opens it, and how many images to put back.',
    avoid:
      'Images do not come along: a numbered mark holds their place. Nested lists become flat. For a site of elaborate blocks, write in its editor. Accept or reject suggestions beforehand, as the export may mix them into the text.',
    approval:
      'The post stays a draft; somebody opens it, sets image, category and excerpt, and publishes. A document sent before is not sent again: the page shows the draft there is.',
    failure:
      'Wrong address, private document, comments still open, no title: the page says what to do and nothing is made. The same goes for WordPress being down. To send a text again, delete its row in the n8n table.',
  },
  nodes: {
    asked: {
      use: 'formTrigger',
      name: { fr: 'Document relu', en: 'Edited document' },
      why: {
        fr: 'La rédaction le lance, le relecteur prévenu.',
        en: 'Editors start it, with the reviewer’s consent.',
      },
      with: form(
        { fr: 'Envoyer un document sur le site', en: 'Send a document to the site' },
        [field('link', { fr: 'Adresse du Google Docs', en: 'Address of the Google Doc' })],
        { authentication: 'basicAuth', responseMode: 'lastNode' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Document et site', en: 'Document and site' },
      why: {
        fr: 'L’identifiant se lit dans l’adresse.',
        en: 'The id is read off the address.',
      },
      with: fields(
        {
          doc: "={{ (String($json.link).match(/\\/document\\/d\\/([A-Za-z0-9_-]{20,})/) ?? [])[1] ?? '' }}",
          site: 'https://votre-site.example',
        },
        { alone: true },
      ),
    },
    sound: {
      use: 'if',
      name: { fr: 'Un Google Docs ?', en: 'A Google Doc?' },
      why: {
        fr: 'Un lien de tableur ou de dossier s’arrête ici.',
        en: 'A link to a sheet or a folder stops here.',
      },
      with: all(isFilled('={{ $json.doc }}')),
    },
    had: {
      use: 'dataTable',
      name: { fr: 'Déjà envoyé ?', en: 'Sent before?' },
      why: {
        fr: 'Table documents_en_ligne, colonnes doc et post, en texte.',
        en: 'Table documents_en_ligne, columns doc and post, both text.',
      },
      with: {
        resource: 'row',
        operation: 'get',
        dataTableId: TABLE,
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'doc', condition: 'eq', keyValue: DOC }] },
        limit: 1,
      },
      always: true,
    },
    fresh: {
      use: 'if',
      name: { fr: 'Première fois ?', en: 'First time?' },
      why: {
        fr: 'Deux brouillons du même texte, et l’on corrige le mauvais.',
        en: 'With two drafts of one text, the wrong one gets mended.',
      },
      with: all(isEmpty("={{ $json.post ?? '' }}")),
    },
    file: {
      use: 'googleDrive',
      name: { fr: 'Exporter en HTML', en: 'Export as HTML' },
      why: {
        fr: 'La forme qui garde titres et liens.',
        en: 'The form that keeps headings and links.',
      },
      with: {
        resource: 'file',
        operation: 'download',
        fileId: byId(DOC),
        options: {
          binaryPropertyName: 'data',
          googleFileConversion: { conversion: { docsToFormat: 'text/html' } },
        },
      },
      onError: 'output',
      retry: [2, 5],
    },
    html: {
      use: 'extractFromFile',
      name: { fr: 'Lire le texte', en: 'Read the text' },
      why: {
        fr: 'Le fichier devient un champ que l’on peut nettoyer.',
        en: 'The file becomes a field that can be cleaned.',
      },
      with: { operation: 'text', binaryPropertyName: 'data', options: {} },
    },
    clean: {
      use: 'code',
      name: { fr: 'Nettoyer', en: 'Clean' },
      why: {
        fr: 'Tout attribut part, sauf l’adresse des liens.',
        en: 'Every attribute goes but the address of links.',
      },
      with: eachItem(CLEAN),
    },
    ready: {
      use: 'switch',
      name: { fr: 'Prêt ?', en: 'Ready?' },
      why: {
        fr: 'Un commentaire ouvert est une relecture inachevée.',
        en: 'An open comment means editing is not over.',
      },
      with: cases({ draft: text('={{ $json.kind }}', 'equals', 'draft') }),
    },
    draft: {
      use: 'wordpress',
      name: { fr: 'Créer le brouillon', en: 'Make the draft' },
      why: {
        fr: 'Sans nouvel essai : il pourrait en naître deux.',
        en: 'Never tried twice, or two might be born.',
      },
      with: {
        resource: 'post',
        operation: 'create',
        title: '={{ $json.title }}',
        additionalFields: { content: '={{ $json.content }}', status: 'draft' },
      },
      onError: 'output',
    },
    keep: {
      use: 'dataTable',
      name: { fr: 'Retenir l’envoi', en: 'Remember it' },
      why: {
        fr: 'Après la création, avec le numéro de l’article.',
        en: 'Once it is made, with the post’s number.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: TABLE,
        columns: columns({ doc: DOC, post: '={{ String($json.id) }}' }),
        options: {},
      },
    },
    done: {
      use: 'form',
      name: { fr: 'Brouillon prêt', en: 'Draft ready' },
      why: {
        fr: 'Les comptes se comparent au document d’un coup d’œil.',
        en: 'The counts compare with the document at a glance.',
      },
      with: page(
        { fr: 'Brouillon prêt', en: 'Draft ready' },
        {
          fr: `=${edit("$('draft').first().json.id")} – mots : ${cleaned('words')}, intertitres : ${cleaned('headings')}, liens : ${cleaned('links')}, images à replacer : ${cleaned('images')}.`,
          en: `=${edit("$('draft').first().json.id")} – words: ${cleaned('words')}, headings: ${cleaned('headings')}, links: ${cleaned('links')}, images to put back: ${cleaned('images')}.`,
        },
      ),
    },
    already: {
      use: 'form',
      name: { fr: 'Déjà en brouillon', en: 'A draft already' },
      why: {
        fr: 'Le lien vers celui qui existe.',
        en: 'The link to the one there is.',
      },
      with: page(
        { fr: 'Déjà envoyé', en: 'Sent before' },
        `=${edit("$('had').first().json.post")}`,
      ),
    },
    not: {
      use: 'form',
      name: { fr: 'Rien n’est créé', en: 'Nothing was made' },
      why: {
        fr: 'Ce qu’il faut corriger, devant le document encore ouvert.',
        en: 'What to mend, with the document still open.',
      },
      with: page(
        { fr: 'Rien n’est créé', en: 'Nothing was made' },
        {
          fr: "={{ $json.error ? ($('clean').isExecuted ? 'WordPress a refusé : ' : 'Document illisible. Partagez-le avec le compte Google relié à n8n, puis réessayez : ') + ($json.error.message ?? $json.error) : $json.text ?? 'Ce n’est pas l’adresse d’un Google Docs.' }}",
          en: "={{ $json.error ? ($('clean').isExecuted ? 'WordPress refused: ' : 'Document not read. Share it with the Google account that n8n uses, then try again: ') + ($json.error.message ?? $json.error) : $json.text ?? 'This is not the address of a Google Doc.' }}",
        },
      ),
    },
  },
  links: [
    'asked > settings > sound.yes > had > fresh.yes > file > html > clean > ready.draft > draft > keep > done',
    'fresh.no > already',
    'sound.no > not',
    'file.error > not',
    'ready.other > not',
    'draft.error > not',
  ],
  examples,
})
