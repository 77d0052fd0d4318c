/** What turns one form into another: pages, files. */
import type { NodeFact } from './fact.ts'
import { op, same, say } from './say.ts'

export const FORMATS = {
  html: {
    type: 'n8n-nodes-base.html',
    version: 1.2,
    versions: [1, 1.1, 1.2],
    label: same('HTML'),
    does: say('Extrait, génère ou met en tableau du HTML', 'Extracts, writes or tabulates HTML'),
    kind: 'core',
    usual: 'generateHtmlTemplate',
    operations: {
      extractHtmlContent: op('Extraire d’une page', 'Extract from a page'),
      generateHtmlTemplate: op('Écrire une page', 'Write a page'),
      convertToHtmlTable: op('Mettre en tableau', 'Turn into a table'),
    },
  },
  markdown: {
    type: 'n8n-nodes-base.markdown',
    version: 1,
    versions: [1],
    label: same('Markdown'),
    does: say('Convertit entre Markdown et HTML', 'Converts between Markdown and HTML'),
    kind: 'core',
    choices: {
      mode: {
        usual: 'htmlToMarkdown',
        requires: { markdownToHtml: ['markdown'], htmlToMarkdown: ['html'] },
      },
    },
  },
  xml: {
    type: 'n8n-nodes-base.xml',
    version: 1,
    versions: [1],
    label: same('XML'),
    does: say('Convertit entre XML et JSON', 'Converts between XML and JSON'),
    kind: 'core',
  },
  crypto: {
    type: 'n8n-nodes-base.crypto',
    version: 2,
    versions: [1, 2],
    label: say('Empreinte et signature', 'Hash and signature'),
    does: say(
      'Calcule une empreinte, un identifiant ou une signature',
      'Computes a hash, an id or a signature',
    ),
    kind: 'core',
    credentials: ['crypto'],
    open: true,
    operationIn: 'action',
    usual: 'hash',
    operations: {
      hash: {
        ...op('Calculer une empreinte', 'Compute a hash'),
        choices: { binaryData: { usual: 'false', requires: { false: ['value'] } } },
      },
      hmac: {
        ...op('Calculer un HMAC', 'Compute an HMAC'),
        choices: { binaryData: { usual: 'false', requires: { false: ['value'] } } },
      },
      generate: op('Tirer un identifiant', 'Draw an id'),
    },
  },
  extractFromFile: {
    type: 'n8n-nodes-base.extractFromFile',
    version: 1.1,
    versions: [1, 1.1],
    label: say('Lecture d’un fichier', 'Extract from file'),
    does: say('Lit le texte ou les lignes d’un fichier', 'Reads text or rows from a file'),
    kind: 'core',
    usual: 'csv',
    operations: {
      csv: op('Lire un CSV', 'Read a CSV'),
      pdf: op('Lire un PDF', 'Read a PDF'),
      xlsx: op('Lire un classeur Excel', 'Read an Excel workbook'),
      text: op('Lire un texte', 'Read a text'),
      fromJson: op('Lire un JSON', 'Read a JSON'),
      html: op('Lire un tableau HTML', 'Read an HTML table'),
      xml: op('Lire un XML', 'Read an XML'),
      fromIcs: op('Lire un agenda iCal', 'Read an iCal calendar'),
      binaryToPropery: op('Prendre le contenu en base64', 'Take the content as base64'),
    },
  },
  convertToFile: {
    type: 'n8n-nodes-base.convertToFile',
    version: 1.1,
    versions: [1, 1.1],
    label: say('Écriture d’un fichier', 'Convert to file'),
    does: say('Fait un fichier des éléments', 'Makes a file of the items'),
    kind: 'core',
    usual: 'csv',
    operations: {
      csv: op('Écrire un CSV', 'Write a CSV'),
      xlsx: op('Écrire un classeur Excel', 'Write an Excel workbook'),
      toText: op('Écrire un texte', 'Write a text', 'sourceProperty'),
      toJson: op('Écrire un JSON', 'Write a JSON'),
      html: op('Écrire un tableau HTML', 'Write an HTML table'),
      iCal: op('Écrire un agenda iCal', 'Write an iCal event', 'start', 'end'),
      toBinary: op(
        'Rendre un fichier depuis le base64',
        'Make a file out of base64',
        'sourceProperty',
      ),
    },
  },
} satisfies Record<string, NodeFact>
