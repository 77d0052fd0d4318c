import { allItems } from '../../fragments/code.ts'
import { sheetColumns } from '../../fragments/columns.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { gmailSent } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { COUNT, MATCH } from './rapprocher-articles-de-deux-catalogues.code.ts'
import { examples } from './rapprocher-articles-de-deux-catalogues.examples.ts'

const sheet = (name: string): Params => ({
  resource: 'sheet',
  documentId: byId(setting('workbook')),
  sheetName: byName(name),
})
const read = (name: string): Params => ({ ...sheet(name), operation: 'read', options: {} })
const COLUMNS = ['theirs', 'label', 'level', 'ours', 'ours_label', 'by', 'note'] as const

export default defineRecipe({
  category: 'data',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-28',
  fr: {
    title: 'Rapprocher les articles de deux catalogues après un rachat',
    problem:
      'La société rachetée vend huit mille articles, dont la moitié sont les vôtres sous d’autres numéros. On saisit deux fois la même vis, le stock se dédouble, et la même pièce a deux prix selon l’agence.',
    outcome:
      'Chaque nuit, cinq cents articles de l’autre catalogue reçoivent une ligne dans la feuille Matches. Même code-barres à la clé juste, ou même fabricant et même référence, sans rien d’autre qui réponde : « sûr ». Sinon jusqu’à trois articles dont le libellé porte les mêmes nombres et au moins la moitié des mots : « à choisir ». Une unité de vente différente est notée. Un courriel fait le compte.',
    avoid:
      'Des catalogues sans code-barres ni référence de fabricant ne donneront que des ressemblances. Et deux articles de même code peuvent différer par leur conditionnement interne : regardez la note.',
    approval:
      '« Sûr » n’engage personne : rien n’est fusionné. Ajoutez une colonne pour la décision, le flux n’y touche pas. Effacez une ligne pour que l’article soit cherché de nouveau, après l’ajout d’un article chez vous par exemple.',
    failure:
      'Feuille illisible ou vide : le courriel le dit et rien n’est écrit. Écriture refusée : le courriel l’annonce, et la même tranche repasse la nuit suivante.',
  },
  en: {
    title: 'Match the items of two catalogues after a takeover',
    problem:
      'The company you bought sells eight thousand items, half of which are yours under other numbers. The same screw gets entered twice, stock splits in two, and one part has two prices depending on the branch.',
    outcome:
      'Each night five hundred items of the other catalogue get a row in the sheet Matches. Same barcode with a right check digit, or same maker and reference, with nothing else answering: “sure”. Otherwise up to three items whose label has the same figures and at least half of the words: “to choose”. A different sales unit is noted. An email counts.',
    avoid:
      'Catalogues without barcodes or makers’ references will yield nothing but likenesses. Two items under one code may differ by their inner packing: read the note.',
    approval:
      '“Sure” binds nobody: nothing is merged. Add a column for the decision, which the flow leaves alone. Delete a row to have the item looked for again, say after adding one of your own.',
    failure:
      'A sheet unreadable or empty: no row is written, which the email explains. Writing refused: the email tells, and the same portion comes again next night.',
  },
  nodes: {
    night: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque nuit, 2 h', en: 'Each night, 2 am' },
      why: {
        fr: 'Relancé, il prend la tranche suivante.',
        en: 'Run again, it takes the next portion.',
      },
      with: at('0 2 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Classeur et tranche', en: 'Workbook and portion' },
      why: {
        fr: 'Cinq cents lignes : de quoi relire avant la nuit d’après.',
        en: 'Five hundred rows leave time to read before the next night.',
      },
      with: fields({
        batch: 500,
        least: 0.5,
        workbook: { fr: 'identifiant du classeur', en: 'id of the workbook' },
        desk: 'articles@votre-entreprise.example',
      }),
    },
    ours: {
      use: 'googleSheets',
      name: { fr: 'Vos articles', en: 'Your items' },
      why: {
        fr: 'Feuille Ours : reference, label, maker, maker_ref, ean, unit.',
        en: 'Sheet Ours: reference, label, maker, maker_ref, ean, unit.',
      },
      with: read('Ours'),
      onError: 'continue',
      always: true,
      retry: [3, 20],
    },
    theirs: {
      use: 'googleSheets',
      name: { fr: 'Leurs articles', en: 'Their items' },
      why: {
        fr: 'Feuille Theirs, mêmes colonnes : l’export de leur logiciel.',
        en: 'Sheet Theirs, same columns: what their software exports.',
      },
      with: read('Theirs'),
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 20],
    },
    known: {
      use: 'googleSheets',
      name: { fr: 'Déjà rapprochés', en: 'Matched before' },
      why: {
        fr: 'Feuille Matches : theirs, label, level, ours, ours_label, by, note.',
        en: 'Sheet Matches: theirs, label, level, ours, ours_label, by, note.',
      },
      with: read('Matches'),
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 20],
    },
    match: {
      use: 'code',
      name: { fr: 'Chercher l’équivalent', en: 'Look for the match' },
      why: {
        fr: 'Le code avant le libellé ; un M6 n’est pas un M8, si proches que soient les mots.',
        en: 'Codes before labels; an M6 is no M8, however close the words.',
      },
      with: allItems(MATCH),
    },
    kind: {
      use: 'switch',
      name: { fr: 'Des lignes ?', en: 'Any rows?' },
      why: {
        fr: 'Sinon c’est fini, ou une feuille manque.',
        en: 'If not, it is done or a sheet is missing.',
      },
      with: cases({ row: text('={{ $json.kind }}', 'equals', 'row') }),
    },
    write: {
      use: 'googleSheets',
      name: { fr: 'Écrire les lignes', en: 'Write the rows' },
      why: {
        fr: 'En texte brut : un code qui commence par zéro le garde.',
        en: 'As plain text, so that a code beginning with a zero keeps it.',
      },
      with: {
        ...sheet('Matches'),
        operation: 'append',
        columns: sheetColumns(
          Object.fromEntries(COLUMNS.map((name) => [name, `={{ $json.${name} }}`])),
        ),
        options: { cellFormat: 'RAW' },
      },
      onError: 'continue',
      retry: [2, 20],
    },
    count: {
      use: 'code',
      name: { fr: 'Faire le compte', en: 'Count the rows' },
      why: {
        fr: 'Écrites ou non : les deux se disent.',
        en: 'Written or not, either is told.',
      },
      with: allItems(COUNT),
    },
    report: {
      use: 'gmail',
      name: { fr: 'Rendre compte', en: 'Report' },
      why: {
        fr: 'À qui choisira dans la journée.',
        en: 'To those who choose during the day.',
      },
      with: gmailSent(
        setting('desk'),
        { fr: 'Catalogues : lignes de la nuit', en: 'Catalogues: rows of the night' },
        '={{ $json.text }}',
      ),
      retry: [3, 30],
    },
  },
  links: [
    'night > settings > ours > theirs > known > match > kind.row > write > count > report',
    'kind.other > report',
  ],
  examples,
})
