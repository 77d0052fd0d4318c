import { allItems, eachItem, inBoth } from '../../fragments/code.ts'
import { all, amount, isFilled, isTrue } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { field, form } from '../../fragments/forms.ts'
import { at } from '../../fragments/schedule.ts'
import { posted } from '../../fragments/slack.ts'
import type { Bilingual } from '../../nodes/fact.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import {
  causes,
  DONE,
  EDIT,
  ENTER,
  FIND,
  JUDGE,
  READ,
  RELEASE,
  TAKE,
  WRITE,
} from './reprendre-lignes-refusees.code.ts'
import { examples } from './reprendre-lignes-refusees.examples.ts'

const asked = (query: string, queryReplacement: string, more: Params = {}): Params => ({
  operation: 'executeQuery',
  query,
  options: { queryReplacement, ...more },
})
/** One that fails must not take the others with it. Out of reach, the node then hands on what it got, without an error. */
const EACH: Params = { queryBatching: 'independently' }
const told = (text: Bilingual<string>): Params => posted({ fr: '#imports', en: '#imports' }, text)

export default defineRecipe({
  category: 'data',
  level: 'expert',
  minutes: 60,
  published: '2026-11-28',
  fr: {
    title: 'Reprendre les lignes qu’un import a refusées',
    problem:
      'L’import du soir envoie 800 commandes au logiciel de gestion. Le serveur hoquette, une adresse est mal formée : douze lignes sont refusées, et personne ne lit le journal. Les clients, eux, rappellent.',
    outcome:
      'Vos imports confient chaque refus à ce flux. Serveur indisponible : la ligne repart à la demi-heure suivante, puis de plus en plus tard, six fois au plus. Un refus de fond va à une personne, une ligne par cause ; elle corrige dans un formulaire et relance.',
    avoid:
      'Un renvoi après un délai dépassé peut créer un doublon : chaque envoi porte l’en-tête « Idempotency-Key », que votre logiciel doit respecter. Sinon, n’y confiez que ce qui se récrit sans mal. L’ordre des lignes se perd.',
    approval:
      'Une personne corrige, relance ou abandonne ; jusque-là, la ligne attend. Abandonnée, puis refusée à l’identique, elle reste abandonnée trente jours.',
    failure:
      'Table muette : Slack ou l’écran le dit. Un résultat non écrit est nommé ; la ligne repart deux heures plus tard. Ce qui est fini est effacé après trente jours. Les messages masquent les adresses de courriel.',
  },
  en: {
    title: 'Take up the rows that an import refused',
    problem:
      'The evening import sends 800 orders to the management software. The server hiccups, one address is malformed: twelve rows are refused, and nobody reads the log. Customers, for their part, do call.',
    outcome:
      'Your imports hand each refusal to this flow. If the server is merely unavailable, the row leaves again at the next half hour, then ever later, six times at most. Other refusals go to a person, one line a cause, to correct in a form and release.',
    avoid:
      'Sending a row again after a timeout can duplicate it: each call bears the header “Idempotency-Key”, which your software must honour. If not, hand over only what may be written twice. Rows lose their order.',
    approval:
      'A person corrects, releases or gives up; until then the row waits. Given up, then refused again unchanged, it stays so for thirty days.',
    failure:
      'Table silent: Slack or the screen says so. An unwritten result is named; the row leaves again two hours later. Finished rows are erased after thirty days. Messages mask email addresses.',
  },
  nodes: {
    refused: {
      use: 'executeWorkflowTrigger',
      name: { fr: 'Ligne refusée', en: 'Row refused' },
      why: {
        fr: 'Vos imports appellent ce flux sur leur sortie d’erreur : target, payload, error.',
        en: 'Called from your imports’ error output: target, payload, error.',
      },
      with: { inputSource: 'passthrough' },
    },
    enter: {
      use: 'postgres',
      name: { fr: 'Mettre en attente', en: 'Put it aside' },
      why: {
        fr: 'Table refused : id bigserial, target, payload jsonb, hash unique, error, tries int, state, next_at et taken_at timestamptz.',
        en: 'Table refused: id bigserial, target, payload jsonb, hash unique, error, tries int, state, next_at and taken_at timestamptz.',
      },
      with: asked(
        ENTER,
        "={{ [$json.target, JSON.stringify($json.payload), String($json.error?.message ?? $json.error ?? '')] }}",
        EACH,
      ),
      onError: 'continue',
      retry: [3, 5],
    },
    missing: {
      use: 'filter',
      name: { fr: 'Pas gardée ?', en: 'Not kept?' },
      why: {
        fr: 'Une base hors d’atteinte rend son entrée.',
        en: 'A database out of reach returns its input.',
      },
      with: all(isTrue('={{ $json.entered !== true }}')),
    },
    lost: {
      use: 'slack',
      name: { fr: 'Dire ce qui n’est pas gardé', en: 'Say what was not kept' },
      why: {
        fr: 'L’import en est le seul témoin.',
        en: 'The import is its only witness.',
      },
      with: told({
        fr: "=:warning: Une ligne refusée n’a pas pu être gardée ({{ $json.target ?? $('refused').item.json.target }}) : reprenez-la depuis l’import.",
        en: "=:warning: A refused row could not be kept ({{ $json.target ?? $('refused').item.json.target }}): take it from the import.",
      }),
    },
    half: {
      use: 'scheduleTrigger',
      name: { fr: 'Toutes les demi-heures', en: 'Every half hour' },
      why: {
        fr: 'Une panne dure rarement plus.',
        en: 'Outages seldom last longer.',
      },
      with: at('*/30 * * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos destinations', en: 'Your targets' },
      why: {
        fr: 'Une adresse par sorte de ligne ; le compte est commun.',
        en: 'One address for each sort of row; the account is shared.',
      },
      with: fields({
        targets: {
          as: 'object',
          value: '{"orders": "https://gestion.votre-entreprise.example/api/orders"}',
        },
        most: 6,
        batch: 40,
        link: 'https://n8n.votre-entreprise.example/form/refused',
      }),
    },
    take: {
      use: 'postgres',
      name: { fr: 'Prendre ce qui est dû', en: 'Take what is due' },
      why: {
        fr: 'Quarante au plus, pour finir avant le passage suivant.',
        en: 'Forty at most: a pass ends before the next.',
      },
      with: asked(TAKE, "={{ [$('settings').first().json.batch] }}"),
      onError: 'output',
      retry: [2, 20],
    },
    due: {
      use: 'filter',
      name: { fr: 'Des lignes dues ?', en: 'Any rows due?' },
      why: {
        fr: 'Sans ligne, la base répond « fait ».',
        en: 'Without rows the database answers “done”.',
      },
      with: all(isFilled("={{ $json.target ?? '' }}")),
    },
    send: {
      use: 'httpRequest',
      name: { fr: 'Renvoyer la ligne', en: 'Send the row again' },
      why: {
        fr: 'Une à la fois ; corrigée, sous une autre clé.',
        en: 'One at a time; corrected, under another key.',
      },
      with: {
        method: 'POST',
        url: "={{ $('settings').first().json.targets[$json.target] ?? 'https://unknown.invalid/' }}",
        authentication: 'genericCredentialType',
        genericAuthType: 'httpHeaderAuth',
        sendHeaders: true,
        headerParameters: {
          parameters: [
            { name: 'Idempotency-Key', value: '=refused-{{ $json.id }}-{{ $json.mark }}' },
          ],
        },
        sendBody: true,
        specifyBody: 'json',
        jsonBody: '={{ JSON.stringify($json.payload) }}',
        options: {
          timeout: 20_000,
          batching: { batch: { batchSize: 1, batchInterval: 300 } },
          response: { response: { fullResponse: true, neverError: true } },
        },
      },
      onError: 'continue',
    },
    judge: {
      use: 'code',
      name: { fr: 'Fait, plus tard ou personne', en: 'Done, later or a person' },
      why: {
        fr: 'Un 503 se répare seul, un 422 jamais.',
        en: 'A 503 mends itself, a 422 never.',
      },
      with: eachItem(JUDGE),
    },
    write: {
      use: 'postgres',
      name: { fr: 'Noter le résultat', en: 'Note the result' },
      why: {
        fr: 'Après l’envoi seulement.',
        en: 'After sending only.',
      },
      with: asked(
        WRITE,
        '={{ [$json.id, $json.state, $json.tries, $json.error, $json.minutes] }}',
        EACH,
      ),
      onError: 'continue',
      retry: [3, 5],
    },
    causes: {
      use: 'code',
      name: { fr: 'Regrouper par cause', en: 'Group by cause' },
      why: {
        fr: 'Refus pareils, un seul travail.',
        en: 'Refused alike, they are one job.',
      },
      with: allItems(
        inBoth(causes, {
          fr: { rows: ' ligne(s), n° ', unwritten: 'Résultat non écrit, sera renvoyé : n° ' },
          en: { rows: ' row(s), no. ', unwritten: 'Result not written, will be sent again: no. ' },
        }),
      ),
    },
    news: {
      use: 'filter',
      name: { fr: 'De quoi écrire ?', en: 'Worth a message?' },
      why: {
        fr: 'Le reste se répare seul.',
        en: 'The rest mends itself.',
      },
      with: all(amount('={{ $json.news }}', 'gt', 0)),
    },
    tell: {
      use: 'slack',
      name: { fr: 'Demander une personne', en: 'Ask for a person' },
      why: {
        fr: 'Cause et numéros, sans le contenu.',
        en: 'Cause and numbers, no contents.',
      },
      with: told({
        fr: "=Lignes à corriger :\n{{ $json.lines.join('\\n') }}\n{{ $('settings').first().json.link }}",
        en: "=Rows to correct:\n{{ $json.lines.join('\\n') }}\n{{ $('settings').first().json.link }}",
      }),
      retry: [3, 60],
    },
    silent: {
      use: 'slack',
      name: { fr: 'Table muette', en: 'Table silent' },
      why: {
        fr: 'Rien n’est perdu, mais rien ne part.',
        en: 'Nothing is lost, and nothing leaves.',
      },
      with: told({
        fr: '=:warning: La table des refus ne répond pas : aucune ligne n’est renvoyée.',
        en: '=:warning: The table of refusals does not answer: no row is sent again.',
      }),
    },
    number: {
      use: 'formTrigger',
      name: { fr: 'Numéro de la ligne', en: 'Number of the row' },
      why: {
        fr: 'Sous mot de passe : les lignes contiennent des clients.',
        en: 'Behind a password: rows hold customers.',
      },
      with: form(
        { fr: 'Corriger une ligne refusée', en: 'Correct a refused row' },
        [field('id', { fr: 'Numéro', en: 'Number' }, { type: 'number' })],
        { authentication: 'basicAuth', options: { appendAttribution: false, path: 'refused' } },
      ),
    },
    find: {
      use: 'postgres',
      name: { fr: 'Chercher la ligne', en: 'Find the row' },
      why: {
        fr: 'Parmi celles qui attendent une personne.',
        en: 'Among those awaiting a person.',
      },
      with: asked(FIND, '={{ [Number($json.id)] }}'),
      onError: 'continue',
      always: true,
    },
    found: {
      use: 'if',
      name: { fr: 'Elle attend ?', en: 'Is it waiting?' },
      why: {
        fr: 'Un collègue l’a peut-être relancée.',
        en: 'A colleague may have released it.',
      },
      with: all(isFilled("={{ $json.payload ?? '' }}")),
    },
    edit: {
      use: 'form',
      name: { fr: 'Corriger', en: 'Correct' },
      why: {
        fr: 'La ligne, et la raison du refus.',
        en: 'The row, and the reason.',
      },
      with: EDIT,
    },
    read: {
      use: 'code',
      name: { fr: 'Relire la correction', en: 'Read the correction' },
      why: {
        fr: 'Une virgule oubliée vaut un second refus.',
        en: 'A forgotten comma means a second refusal.',
      },
      with: eachItem(READ),
    },
    valid: {
      use: 'if',
      name: { fr: 'Lisible ?', en: 'Legible?' },
      why: {
        fr: 'Sinon, rien ne change.',
        en: 'If not, nothing changes.',
      },
      with: all(isTrue('={{ $json.valid }}')),
    },
    release: {
      use: 'postgres',
      name: { fr: 'Relancer ou abandonner', en: 'Release or give up' },
      why: {
        fr: 'Un second envoi ne change rien.',
        en: 'A second sending changes nothing.',
      },
      with: asked(RELEASE, '={{ [$json.id, $json.state, $json.payload] }}'),
      onError: 'continue',
      always: true,
    },
    done: {
      use: 'form',
      name: { fr: 'Dire ce qui est fait', en: 'Say what was done' },
      why: {
        fr: 'On sait où en est la ligne.',
        en: 'One knows where the row stands.',
      },
      with: DONE,
    },
  },
  links: [
    'refused > enter > missing > lost',
    'half > settings > take > due > send > judge > write > causes > news > tell',
    'take.error > silent',
    'number > find > found.yes > edit > read > valid.yes > release > done',
    'found.no > done',
    'valid.no > done',
  ],
  examples,
})
