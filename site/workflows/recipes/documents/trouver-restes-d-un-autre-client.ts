import { allItems } from '../../fragments/code.ts'
import { sheetColumns } from '../../fragments/columns.ts'
import { all, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { field, form, page } from '../../fragments/forms.ts'
import { byId, byName } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { JUDGE } from './trouver-restes-d-un-autre-client.code.ts'
import { examples } from './trouver-restes-d-un-autre-client.examples.ts'

const sheet = (fr: string, en: string) => ({
  documentId: byId(setting('sheet')),
  sheetName: byName({ fr, en }),
})

export default defineRecipe({
  category: 'documents',
  level: 'simple',
  minutes: 20,
  published: '2026-11-28',
  fr: {
    title: 'Trouver le nom d’un autre client resté dans un document',
    problem:
      'On repart de la proposition faite à Héricourt, on change la première page, et page neuf le prix « négocié pour Héricourt » arrive chez son concurrent. Personne ne relit avec l’œil du mauvais client.',
    outcome:
      'Avant l’envoi, on colle l’adresse du document Google et le nom du destinataire. La page montre chaque ligne qui nomme un autre client de votre liste, porte une adresse de son domaine, ou garde une case du modèle : crochets, « XXX », soulignés, « à compléter ». Le registre note qui fut contrôlé, et combien de lignes.',
    avoid:
      'Un nom courant comme « Martin » ferait tout signaler : ôtez-le de la liste. Les images et les prix de l’autre client échappent au contrôle ; en-têtes et pieds de page se relisent à l’œil. Un Word ou un PDF se convertit d’abord en Google Docs.',
    approval:
      'L’auteur lit, corrige et envoie lui-même. Citer un autre client peut être voulu, comme référence ; rien n’est modifié dans le document.',
    failure:
      'Liste ou document illisible, destinataire inconnu, texte presque vide : la page répond « Non vérifié » et pourquoi. Registre en panne : le résultat s’affiche et le dit.',
  },
  en: {
    title: 'Find another client’s name left in a document',
    problem:
      'One starts from the proposal made to Hericourt, changes the first page, and on page nine the price “negotiated for Hericourt” reaches their competitor. Nobody reads with the wrong client’s eyes.',
    outcome:
      'Before sending, one pastes the address of the Google document and the addressee’s name. The page shows each line that names another client on your list, has an address of their domain, or keeps a blank of the form: brackets, “XXX”, underscores, “to be completed”. The register notes who was checked, and how many lines.',
    avoid:
      'A common name such as “Martin” would flag everything: take it off the list. Pictures and the other client’s prices escape the check; headers and footers are for your own eyes. Word or PDF files are turned into Google Docs first.',
    approval:
      'The author reads, corrects and sends. Naming another client may be meant, as a reference; nothing in the document is changed.',
    failure:
      'List or document unreadable, addressee unknown, hardly any text: the page answers “Not checked” and why. Register down: the result shows all the same, and says so.',
  },
  nodes: {
    ask: {
      use: 'formTrigger',
      name: { fr: 'Avant l’envoi', en: 'Before sending' },
      why: {
        fr: 'Le destinataire seul dit quel nom est le bon.',
        en: 'Which name is right depends on the addressee.',
      },
      with: form(
        { fr: 'Contrôler un document', en: 'Check a document' },
        [
          field('document', { fr: 'Adresse du document', en: 'Address of the document' }),
          field('client', { fr: 'Client destinataire', en: 'Addressed to' }),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Classeur et document', en: 'Spreadsheet and document' },
      why: {
        fr: 'L’identifiant se tire de l’adresse collée.',
        en: 'The id comes out of the pasted address.',
      },
      with: fields(
        {
          sheet: { fr: 'identifiant du classeur', en: 'id of the spreadsheet' },
          client: "={{ String($json.client ?? '').trim() }}",
          id: "={{ (String($json.document ?? '').match(/[-\\w]{15,}/) ?? ['?'])[0] }}",
        },
        { alone: true },
      ),
    },
    clients: {
      use: 'googleSheets',
      name: { fr: 'Lire les clients', en: 'Read the clients' },
      why: {
        fr: 'Feuille « Clients » : name, aliases (virgules), domain. Noms de quatre lettres au moins.',
        en: 'Sheet “Clients”: name, aliases (commas), domain. Names of four letters at least.',
      },
      with: { operation: 'read', ...sheet('Clients', 'Clients'), options: {} },
      onError: 'continue',
      always: true,
      retry: [3, 3],
    },
    document: {
      use: 'googleDrive',
      name: { fr: 'Prendre le texte', en: 'Take the text' },
      why: { fr: 'Exporté en texte, sans mise en page.', en: 'Exported as text, without layout.' },
      with: {
        resource: 'file',
        operation: 'download',
        fileId: byId(setting('id')),
        options: {
          binaryPropertyName: 'data',
          googleFileConversion: { conversion: { docsToFormat: 'text/plain' } },
        },
      },
      once: true,
      onError: 'continue',
      retry: [2, 3],
    },
    text: {
      use: 'extractFromFile',
      name: { fr: 'Lire les lignes', en: 'Read the lines' },
      why: { fr: 'Une ligne de texte par paragraphe.', en: 'One line of text a paragraph.' },
      with: {
        operation: 'text',
        binaryPropertyName: 'data',
        destinationKey: 'data',
        options: {},
      },
      onError: 'continue',
    },
    judge: {
      use: 'code',
      name: { fr: 'Chercher les restes', en: 'Look for remains' },
      why: {
        fr: 'Mots entiers, sans accents ni majuscules. Quarante lignes montrées.',
        en: 'Whole words, whatever accents and capitals. Forty lines are shown.',
      },
      with: allItems(JUDGE),
    },
    sound: {
      use: 'if',
      name: { fr: 'Contrôle fait ?', en: 'Was it checked?' },
      why: {
        fr: 'Un contrôle manqué ne vaut pas « rien trouvé ».',
        en: 'A check that failed is no “nothing found”.',
      },
      with: all(text('={{ $json.state }}', 'notEquals', 'stop')),
    },
    note: {
      use: 'googleSheets',
      name: { fr: 'Noter le contrôle', en: 'Note the check' },
      why: {
        fr: 'Feuille « Controles » : day, document, client, count. Pas d’extrait.',
        en: 'Sheet “Checks”: day, document, client, count. No excerpt.',
      },
      with: {
        operation: 'append',
        ...sheet('Controles', 'Checks'),
        columns: sheetColumns({
          day: '={{ $now.toISODate() }}',
          document: setting('id'),
          client: setting('client'),
          count: '={{ $json.count }}',
        }),
        options: {},
      },
      onError: 'continue',
    },
    page: {
      use: 'form',
      name: { fr: 'Montrer les lignes', en: 'Show the lines' },
      why: {
        fr: 'À corriger, puis à contrôler encore.',
        en: 'To be mended, then checked again.',
      },
      with: page("={{ $('judge').first().json.title }}", {
        fr: "={{ $('judge').first().json.text }}{{ $json.error ? '<br>Contrôle non noté au registre.' : '' }}",
        en: "={{ $('judge').first().json.text }}{{ $json.error ? '<br>Check not noted in the register.' : '' }}",
      }),
    },
    stop: {
      use: 'form',
      name: { fr: 'Dire pourquoi non', en: 'Say why not' },
      why: { fr: 'L’envoi attend.', en: 'Sending waits.' },
      with: page('={{ $json.title }}', '={{ $json.text }}'),
    },
  },
  links: [
    'ask > settings > clients > document > text > judge > sound.yes > note > page',
    'sound.no > stop',
  ],
  related: ['preparer-lettres-depuis-tableau', 'rediger-proposition-depuis-modele'],
  examples,
})
