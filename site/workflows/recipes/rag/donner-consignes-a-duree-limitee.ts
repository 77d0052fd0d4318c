import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, cases, isEmpty, isFilled, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { page } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, vectors } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { CHECKED, SORTED } from './donner-consignes-a-duree-limitee.code.ts'
import {
  FORGOTTEN,
  FORM,
  LOADED,
  row,
  TABLE,
  WARNED,
} from './donner-consignes-a-duree-limitee.params.ts'
import { examples } from './donner-consignes-a-duree-limitee.examples.ts'

export default defineRecipe({
  category: 'rag',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Donner à l’assistant une consigne qui sort le jour dit',
    problem:
      'Le monte-charge est en panne jusqu’à vendredi. On l’écrit dans un document, l’assistant le répète, et trois semaines plus tard il détourne encore les livreurs vers le quai 4.',
    outcome:
      'Une consigne entre par formulaire, avec sa date de fin, soixante jours au plus. Le passage commence par cette date : toute réponse peut la citer. L’auteur est prévenu la veille ; passé le dernier jour, le passage est effacé de la base, la ligne rayée, et l’auteur le sait.',
    avoid:
      'Ce qui dure s’écrit dans la procédure elle-même. La consigne n’efface pas celle-ci : l’assistant lit les deux, et sa propre invite doit dire que la temporaire l’emporte.',
    approval:
      'Le mot de passe du formulaire désigne ceux qui publient : rien n’est relu après eux. Prolonger, c’est déposer à nouveau le texte avec une autre date.',
    failure:
      'Base fermée à l’entrée : la page dit que la consigne n’est pas passée. Fermée un matin : la consigne reste dans la liste, un courriel prévient qu’elle est encore citée, et l’effacement repart le lendemain. Auteur injoignable : l’accueil le sait.',
  },
  en: {
    title: 'Give the assistant an instruction that leaves on its day',
    problem:
      'The goods lift is out until Friday. Somebody writes it into a document, and three weeks later the assistant still sends drivers round to dock 4.',
    outcome:
      'An instruction comes in by form with its last day, sixty days off at most. The passage opens with that day, so answers can quote it. Its author is told the day before; once it is over, passage and row go, and the author knows.',
    avoid:
      'What lasts belongs in the procedure itself. The instruction does not erase that one: the assistant reads both, and its own prompt has to say that the temporary one wins.',
    approval:
      'The form’s password says who may publish: nothing is reread after them. To extend one is to file the text again with another day.',
    failure:
      'Store shut on entry: the page says so. Shut one morning: the instruction stays on the list, an email warns that it is still quoted, and erasing is tried again next day. Author out of reach: the front desk knows.',
  },
  nodes: {
    told: {
      use: 'formTrigger',
      name: { fr: 'Nouvelle consigne', en: 'New instruction' },
      why: {
        fr: 'Sans date de fin, le formulaire ne part pas.',
        en: 'Without a last day the form does not leave.',
      },
      with: FORM,
    },
    day: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque matin à six heures', en: 'Each morning at six' },
      why: {
        fr: 'Un matin manqué se rattrape le suivant.',
        en: 'A morning missed is made up for by the next.',
      },
      with: at('0 6 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos repères', en: 'Your marks' },
      why: {
        fr: 'La collection où l’assistant cherche.',
        en: 'The collection in which the assistant searches.',
      },
      with: fields(
        {
          text: "={{ String($json.text ?? '').trim() }}",
          until: "={{ String($json.until ?? '').slice(0, 10) }}",
          author: "={{ String($json.author ?? '').trim() }}",
          qdrant: 'https://qdrant.votre-entreprise.example',
          collection: 'procedures',
          table: { fr: 'consignes temporaires', en: 'temporary instructions' },
          longest: 60,
          keeper: 'accueil@votre-entreprise.example',
        },
        { alone: true },
      ),
    },
    list: {
      use: 'dataTable',
      name: { fr: 'Consignes en cours', en: 'Instructions in force' },
      why: {
        fr: 'Table n8n : mark, text, until, author (textes) et warned (oui ou non).',
        en: 'A table in n8n: mark, text, until, author (texts) and warned (yes or no).',
      },
      with: { resource: 'row', operation: 'get', dataTableId: TABLE, returnAll: true },
      always: true,
    },
    filed: {
      use: 'if',
      name: { fr: 'Formulaire ou matin ?', en: 'Form or morning?' },
      why: {
        fr: 'Une seule liste pour entrer et pour sortir.',
        en: 'One list for coming in and going out.',
      },
      with: all(isFilled(setting('author'))),
      once: true,
    },
    checked: {
      use: 'code',
      name: { fr: 'Contrôler', en: 'Check' },
      why: {
        fr: 'Un envoi rechargé ne fait pas deux consignes.',
        en: 'A page reloaded makes no second instruction.',
      },
      with: allItems(CHECKED),
    },
    sound: {
      use: 'if',
      name: { fr: 'Recevable ?', en: 'Acceptable?' },
      why: {
        fr: 'Le motif du refus est affiché tout de suite.',
        en: 'The reason for a refusal is shown at once.',
      },
      with: all(isEmpty('={{ $json.fault }}')),
    },
    refused: {
      use: 'form',
      name: { fr: 'Refuser', en: 'Refuse' },
      why: {
        fr: 'Rien n’est entré.',
        en: 'Nothing has gone in.',
      },
      with: page({ fr: 'Consigne non prise', en: 'Instruction not taken' }, '={{ $json.fault }}'),
    },
    store: {
      use: 'vectorStoreQdrant',
      name: { fr: 'Mettre dans la base', en: 'Put into the store' },
      why: {
        fr: 'Sous une marque par laquelle on l’ôtera.',
        en: 'Under a mark by which it is taken out.',
      },
      with: {
        mode: 'insert',
        qdrantCollection: byId(setting('collection')),
        embeddingBatchSize: 100,
        options: {},
      },
      onError: 'continue',
    },
    embed: vectors({ fr: 'Vecteurs', en: 'Embeddings' }),
    loader: {
      use: 'documentLoader',
      name: { fr: 'Un seul passage', en: 'A single passage' },
      with: LOADED,
    },
    splitter: {
      use: 'textSplitter',
      name: { fr: 'Sans couper', en: 'Uncut' },
      with: { chunkSize: 2000, chunkOverlap: 0, options: {} },
    },
    stored: {
      use: 'if',
      name: { fr: 'Vraiment entrée ?', en: 'Really in?' },
      why: {
        fr: 'Une base fermée ne signale pas d’erreur.',
        en: 'A store that is shut gives no error.',
      },
      with: all(isFilled("={{ $json.pageContent ?? '' }}")),
    },
    keep: {
      use: 'dataTable',
      name: { fr: 'Inscrire', en: 'Enter it' },
      why: {
        fr: 'D’abord : c’est cette ligne qui la fera sortir.',
        en: 'First of all: this row will take it out.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: TABLE,
        columns: columns({
          mark: "={{ $('checked').first().json.mark }}",
          text: "={{ $('checked').first().json.text }}",
          until: "={{ $('checked').first().json.until }}",
          author: "={{ $('checked').first().json.author }}",
          warned: false,
        }),
        options: {},
      },
    },
    done: {
      use: 'form',
      name: { fr: 'C’est dit', en: 'It is said' },
      why: {
        fr: 'Avec le passage tel que l’assistant le lira.',
        en: 'With the passage as the assistant will read it.',
      },
      with: page(
        { fr: 'Consigne en vigueur', en: 'Instruction in force' },
        "={{ $('checked').first().json.passage }}",
      ),
    },
    unlist: {
      use: 'dataTable',
      name: { fr: 'Reprendre la ligne', en: 'Take the row back' },
      why: {
        fr: 'Sinon le second envoi passerait pour un double.',
        en: 'Else sending again would pass for a double.',
      },
      with: row('deleteRows', "={{ $('checked').first().json.mark }}"),
      always: true,
    },
    lost: {
      use: 'form',
      name: { fr: 'Pas entrée', en: 'Not in' },
      why: {
        fr: 'Mieux vaut le savoir avant que le camion n’arrive.',
        en: 'Better known before the lorry arrives.',
      },
      with: page(
        { fr: 'Consigne non enregistrée', en: 'Instruction not stored' },
        {
          fr: 'La base ne répond pas. Renvoyez le formulaire plus tard, et prévenez vous-même d’ici là.',
          en: 'The store does not answer. Send the form again later, and tell people yourself until then.',
        },
      ),
    },
    sorted: {
      use: 'code',
      name: { fr: 'Qui sort, qui finit', en: 'What leaves, what ends' },
      why: {
        fr: 'Le dernier jour compte en entier.',
        en: 'The last day counts in full.',
      },
      with: allItems(SORTED),
    },
    which: {
      use: 'switch',
      name: { fr: 'Finie ou bientôt ?', en: 'Over or soon?' },
      why: {
        fr: 'Deux courriels différents.',
        en: 'Two different letters.',
      },
      with: cases({ over: text('={{ $json.due }}', 'equals', 'over') }),
    },
    forget: {
      use: 'httpRequest',
      name: { fr: 'Effacer le passage', en: 'Erase the passage' },
      why: {
        fr: 'Par sa seule marque.',
        en: 'By its mark alone.',
      },
      with: FORGOTTEN,
      onError: 'output',
      retry: [3, 5],
    },
    strike: {
      use: 'dataTable',
      name: { fr: 'Rayer', en: 'Strike off' },
      why: {
        fr: 'Rayée trop tôt, elle laisserait un passage sans fin.',
        en: 'Struck off too soon, it would stay.',
      },
      with: row('deleteRows', "={{ $('sorted').item.json.mark }}"),
    },
    gone: {
      use: 'emailSend',
      name: { fr: 'Dire qu’elle est sortie', en: 'Say that it has left' },
      why: {
        fr: 'Si la panne dure, l’auteur la redonne.',
        en: 'Should the fault last, its author gives it again.',
      },
      with: mailed(
        { from: setting('keeper'), to: '={{ $json.author }}' },
        { fr: 'Consigne sortie de l’assistant', en: 'Instruction out of the assistant' },
        '={{ $json.text }}',
      ),
      onError: 'continue',
      retry: [2, 5],
    },
    eve: {
      use: 'emailSend',
      name: { fr: 'Prévenir la veille', en: 'Warn on the eve' },
      why: {
        fr: 'C’est lui qui sait si le réparateur est passé.',
        en: 'The author knows whether the repairer came.',
      },
      with: mailed(
        { from: setting('keeper'), to: '={{ $json.author }}' },
        {
          fr: '=Fin de votre consigne : {{ $json.until }} au soir',
          en: '=Your instruction ends: evening of {{ $json.until }}',
        },
        {
          fr: '={{ $json.text }}\n\nPour la prolonger, déposez-la de nouveau avec une autre date.',
          en: '={{ $json.text }}\n\nTo extend it, file it again with another day.',
        },
      ),
      onError: 'output',
      retry: [2, 5],
    },
    mark: {
      use: 'dataTable',
      name: { fr: 'Noter le rappel', en: 'Note the reminder' },
      why: {
        fr: 'Un second passage n’écrit pas deux fois.',
        en: 'A second run does not write twice.',
      },
      with: row('update', "={{ $('which').item.json.mark }}", {
        columns: columns({ warned: true }),
      }),
    },
    warn: {
      use: 'emailSend',
      name: { fr: 'Signaler un raté', en: 'Report a failure' },
      why: {
        fr: 'Encore citée, ou son auteur injoignable.',
        en: 'Still quoted, or its author out of reach.',
      },
      with: WARNED,
      retry: [3, 5],
    },
  },
  links: [
    'told > settings',
    'day > settings > list > filed.yes > checked > sound.yes > keep > store > stored.yes > done',
    'embed => store',
    'loader => store',
    'splitter => loader',
    'sound.no > refused',
    'stored.no > unlist > lost',
    'filed.no > sorted > which.over > forget > strike > gone',
    'which.other > eve > mark',
    'forget.error > warn',
    'eve.error > warn',
  ],
  examples,
})
