import { allItems, inBoth } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, amount, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { remembered } from '../../fragments/data-table.ts'
import { defineRecipe } from '../recipe.ts'
import { diff } from './noter-modifications-tableau.code.ts'
import { examples } from './noter-modifications-tableau.examples.ts'

const STATE = byName('sheet_last_night')
const TO = { from: setting('sender'), to: setting('to') }

export default defineRecipe({
  category: 'data',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-28',
  fr: {
    title: 'Garder l’historique d’un tableau que plusieurs modifient',
    problem:
      'Six personnes tiennent le tarif dans une feuille Google. Un client conteste un prix : il a été changé, mais quand, et combien valait-il ? L’historique de la feuille montre mille versions, et une ligne triée de travers a décalé quarante références.',
    outcome:
      'Chaque nuit, la feuille est comparée à la veille, référence par référence. Chaque cellule changée devient une ligne du journal : date, référence, colonne, avant, après. Un courriel part pour les prix qui bougent de plus de 20 % et les références en double.',
    avoid:
      'Le journal dit quoi et quel jour, jamais qui : Google ne le donne pas au flux. Deux changements entre deux nuits n’en font qu’un. Une base de données avec audit fait mieux.',
    approval:
      'Rien n’est corrigé dans la feuille. Si plus de 10 % des lignes ont disparu, rien n’est noté tant que vous n’avez pas remis les lignes, ou écrit la date du jour (AAAA-MM-JJ) dans « accept » et relancé.',
    failure:
      'Feuille illisible ou vide : un courriel, et la veille reste la référence. Journal refusé : un courriel aussi, le nouvel état n’est pas retenu et la nuit suivante renote tout. Relancé le même jour, il récrit les mêmes lignes sans doubler.',
  },
  en: {
    title: 'Keep the history of a table that several people edit',
    problem:
      'Six people keep the price list in a Google sheet. A customer disputes a price: when was it changed, and from what? The sheet’s own history shows a thousand versions, and a bad sort has shifted forty references.',
    outcome:
      'Every night the sheet is compared with the night before, reference by reference. Each cell that changed becomes a row of the journal: date, reference, column, before, after. An email leaves for prices that move by more than 20% and for references that come twice.',
    avoid:
      'The journal says what and on which day, never who: Google does not tell the flow. Two changes between two nights make one. A database with an audit trail does better.',
    approval:
      'Nothing is corrected in the sheet. If over 10% of the rows have vanished, nothing is noted until you put them back, or write today’s date (YYYY-MM-DD) into “accept” and start it again.',
    failure:
      'Sheet unreadable or empty: an email, and last night stays the reference. Journal refused: an email too, the new state is not kept and the next night notes it all. Started again on the same day, it rewrites the same rows without doubling them.',
  },
  nodes: {
    night: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque soir, 22 h', en: 'Every night, 10 pm' },
      why: { fr: 'Quand plus personne ne saisit.', en: 'When nobody is typing any more.' },
      with: at('0 22 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre tableau', en: 'Your table' },
      why: {
        fr: 'La colonne « ref » identifie une ligne ; « watched » est celle qui mérite un courriel.',
        en: 'The column “ref” identifies a row; “watched” is the one worth an email.',
      },
      with: fields({
        sheet: { fr: 'identifiant du classeur', en: 'id of the spreadsheet' },
        watched: 'price',
        percent: 20,
        most: 10,
        accept: '',
        sender: 'tarifs@votre-entreprise.example',
        to: 'tarifs@votre-entreprise.example',
      }),
    },
    sheet: {
      use: 'googleSheets',
      name: { fr: 'Lire la feuille', en: 'Read the sheet' },
      why: {
        fr: 'Par référence et non par numéro de ligne : un tri ne change alors rien.',
        en: 'By reference and not by row number, so that sorting changes nothing.',
      },
      with: {
        resource: 'sheet',
        operation: 'read',
        documentId: byId(setting('sheet')),
        sheetName: byName({ fr: 'Tarif', en: 'Prices' }),
        options: {},
      },
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    before: {
      use: 'dataTable',
      name: { fr: 'L’état de la veille', en: 'The state of the night before' },
      why: {
        fr: 'Colonnes ref et row, le contenu en JSON : les vôtres peuvent changer.',
        en: 'Columns ref and row, the content as JSON: yours may change.',
      },
      with: { resource: 'row', operation: 'get', dataTableId: STATE, returnAll: true },
      once: true,
      always: true,
    },
    diff: {
      use: 'code',
      name: { fr: 'Chercher ce qui a changé', en: 'Find what changed' },
      why: {
        fr: 'Les espaces de fin sont ignorés.',
        en: 'Trailing blanks are ignored.',
      },
      with: allItems(
        inBoth(diff, {
          fr: {
            added: '(ligne ajoutée)',
            removed: '(ligne retirée)',
            unread: 'La feuille ne se lit pas : ',
            empty: 'La feuille est vide, ou n’a plus de colonne « ref ».',
            many: ' lignes ont disparu sur ',
            of: '.',
          },
          en: {
            added: '(row added)',
            removed: '(row removed)',
            unread: 'The sheet cannot be read: ',
            empty: 'The sheet is empty, or has lost its column “ref”.',
            many: ' rows have vanished of ',
            of: '.',
          },
        }),
      ),
    },
    state: {
      use: 'switch',
      name: { fr: 'Croire, noter, se taire', en: 'Believe, note, keep quiet' },
      why: {
        fr: 'La première nuit ne fait que retenir.',
        en: 'The first night only keeps the state.',
      },
      with: cases({
        changed: text('={{ $json.state }}', 'equals', 'changed'),
        first: text('={{ $json.state }}', 'equals', 'first'),
        held: text('={{ $json.state }}', 'equals', 'held'),
      }),
    },
    lines: {
      use: 'splitOut',
      name: { fr: 'Un changement, une ligne', en: 'One change, one row' },
      why: {
        fr: 'Le journal se filtre ensuite par référence.',
        en: 'So that the journal can be filtered by reference.',
      },
      with: { fieldToSplitOut: 'changes', options: {} },
    },
    journal: {
      use: 'googleSheets',
      name: { fr: 'Écrire au journal', en: 'Write in the journal' },
      why: {
        fr: 'Colonnes key, day, ref, column, before et after ; une reprise récrit la même clé.',
        en: 'Columns key, day, ref, column, before and after; a second run rewrites the same key.',
      },
      with: {
        resource: 'sheet',
        operation: 'appendOrUpdate',
        documentId: byId(setting('sheet')),
        sheetName: byName('Journal'),
        columns: columns(
          {
            key: '={{ $json.key }}',
            day: '={{ $json.day }}',
            ref: '={{ $json.ref }}',
            column: '={{ $json.column }}',
            before: '={{ $json.before }}',
            after: '={{ $json.after }}',
          },
          ['key'],
        ),
        options: { cellFormat: 'RAW' },
      },
      onError: 'output',
      retry: [3, 20],
    },
    moves: {
      use: 'code',
      name: { fr: 'Ce qu’il faut retenir', en: 'What has to be kept' },
      why: {
        fr: 'Après le journal seulement : rien n’est oublié s’il refuse.',
        en: 'Only after the journal, so that nothing is lost if it refuses.',
      },
      with: allItems("return $('diff').first().json.moves.map((json) => ({ json }))"),
    },
    gone: {
      use: 'if',
      name: { fr: 'Ligne retirée ?', en: 'Row removed?' },
      why: { fr: 'On l’oublie, ou on la retient.', en: 'It is forgotten, or kept.' },
      with: all(isTrue('={{ $json.gone }}')),
    },
    drop: {
      use: 'dataTable',
      name: { fr: 'Oublier la ligne', en: 'Forget the row' },
      why: {
        fr: 'Le journal garde son dernier contenu.',
        en: 'The journal keeps its last content.',
      },
      with: {
        resource: 'row',
        operation: 'deleteRows',
        dataTableId: STATE,
        matchType: 'allConditions',
        filters: {
          conditions: [{ keyName: 'ref', condition: 'eq', keyValue: '={{ $json.ref }}' }],
        },
        options: {},
      },
    },
    keep: {
      use: 'dataTable',
      name: { fr: 'Retenir pour demain', en: 'Keep for tomorrow' },
      why: {
        fr: 'Seules les lignes changées sont récrites.',
        en: 'Only rows that changed are rewritten.',
      },
      with: remembered(STATE, 'ref', { ref: '={{ $json.ref }}', row: '={{ $json.row }}' }),
    },
    worth: {
      use: 'filter',
      name: { fr: 'De quoi écrire ?', en: 'Worth an email?' },
      why: {
        fr: 'Le reste se lit au journal.',
        en: 'The rest can be read in the journal.',
      },
      with: all(amount('={{ $json.steep.length + $json.doubles.length }}', 'gt', 0)),
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Écrire ce qui surprend', en: 'Write what surprises' },
      why: {
        fr: 'Avant que le prix ne soit cité à un client.',
        en: 'Before a customer is quoted the price.',
      },
      with: mailed(
        TO,
        {
          fr: '=Tarif : {{ $json.steep.length }} prix à vérifier, {{ $json.doubles.length }} référence(s) en double',
          en: '=Prices: {{ $json.steep.length }} to check, {{ $json.doubles.length }} reference(s) twice',
        },
        {
          fr: "={{ $json.steep.map((one) => one.ref + ' : ' + (one.before || 'vide') + ' → ' + (one.after || 'vide')).concat($json.doubles.map((ref) => ref + ' : plusieurs lignes, seule la première est suivie')).join('\\n') }}",
          en: "={{ $json.steep.map((one) => one.ref + ': ' + (one.before || 'empty') + ' → ' + (one.after || 'empty')).concat($json.doubles.map((ref) => ref + ': several rows, only the first is followed')).join('\\n') }}",
        },
      ),
    },
    held: {
      use: 'emailSend',
      name: { fr: 'Dire que rien n’est noté', en: 'Say that nothing was noted' },
      why: {
        fr: 'Feuille vidée ou journal refusé.',
        en: 'Sheet emptied or journal refused.',
      },
      with: mailed(
        TO,
        {
          fr: 'Tarif : rien n’a été noté cette nuit',
          en: 'Prices: nothing was noted tonight',
        },
        '={{ $json.reason ?? ($json.error.message ?? $json.error) }}',
      ),
      once: true,
    },
  },
  links: [
    'night > settings > sheet > before > diff > state.changed > lines > journal > moves > gone.yes > drop',
    'gone.no > keep',
    'state.changed > worth > tell',
    'state.first > moves',
    'state.held > held',
    'journal.error > held',
  ],
  examples,
})
