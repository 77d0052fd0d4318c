import { stopped, toldInSlack } from '../../fragments/alarm.ts'
import { columns } from '../../fragments/columns.ts'
import { allItems } from '../../fragments/code.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields, list, setting, truth } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { COMPARE } from './savoir-tache-non-executee.code.ts'
import { examples } from './savoir-tache-non-executee.examples.ts'

const TABLE = byName('taches_planifiees')
const answered = (responseCode: number, responseBody: Params[string]): Params => ({
  respondWith: 'text',
  responseBody,
  options: { responseCode },
})

export default defineRecipe({
  category: 'it',
  level: 'simple',
  minutes: 30,
  published: '2026-11-28',
  fr: {
    title: 'Savoir qu’une tâche planifiée n’a pas tourné',
    problem:
      'Le serveur a redémarré en août et l’export de nuit vers la banque n’est jamais reparti. Une tâche qui échoue écrit un message d’erreur ; une tâche qui ne démarre plus n’écrit rien, et l’on s’en aperçoit à la fin du mois.',
    outcome:
      'Chaque script appelle une adresse quand il a réussi, ou pour dire qu’il a échoué. Un signal absent à son heure limite est annoncé dans Slack dans les dix minutes, avec la dernière réussite et le nom du responsable ; une seule fois par échéance. Le retour à la normale se dit aussi.',
    avoid:
      'Le signal dit que le script est allé au bout, pas que le fichier est juste : contrôlez-le ailleurs. Une tâche qui tourne plusieurs fois par heure se suit par ses métriques.',
    approval:
      'Rien à valider : le flux ne relance aucune tâche, car un virement rejoué partirait deux fois. La personne nommée regarde et décide.',
    failure:
      'Nom inconnu : le script reçoit 404. Slack refuse : l’alerte part par courriel ; refusée aussi, elle repart au passage suivant. Un signal non noté rend une erreur, et curl réessaie. n8n arrêté ne voit rien : faites-le surveiller d’ailleurs.',
  },
  en: {
    title: 'Know that a scheduled job did not run',
    problem:
      'The server restarted in August and the nightly export to the bank never came back. A job that fails writes an error; a job that no longer starts writes nothing, and month’s end reveals it.',
    outcome:
      'Each script calls an address once it has succeeded, or to say that it failed. A signal missing at its deadline is told in Slack within ten minutes, with the last success and the name of the person in charge; once a deadline. The return to normal is told as well.',
    avoid:
      'The signal says that the script reached its end, not that the file is right: check that elsewhere. A job that runs several times an hour is followed by its metrics.',
    approval:
      'Nothing to approve: the flow restarts no job, as a transfer run again would leave twice. The person named looks and decides.',
    failure:
      'Unknown name: the script gets a 404. Slack refuses: the alert leaves by email; refused too, it leaves again on the next round. A signal not written down returns an error, and curl tries again. A stopped n8n sees nothing: have it watched from elsewhere.',
  },
  nodes: {
    signal: {
      use: 'webhook',
      name: { fr: 'Tâche terminée', en: 'Job finished' },
      why: {
        fr: 'En dernière ligne du script, clé en en-tête : curl --fail --retry 5 --retry-connrefused -d task=export-banque. Un échec ajoute -d state=failed -d detail=…',
        en: 'The script’s last line, with the key in a header: curl --fail --retry 5 --retry-connrefused -d task=export-banque. A failure adds -d state=failed -d detail=…',
      },
      with: {
        httpMethod: 'POST',
        path: { fr: 'tache-terminee', en: 'job-finished' },
        authentication: 'headerAuth',
        responseMode: 'responseNode',
        options: {},
      },
    },
    clock: {
      use: 'scheduleTrigger',
      name: { fr: 'Toutes les dix minutes', en: 'Every ten minutes' },
      why: {
        fr: 'Une absence ne s’annonce pas : il faut aller la chercher.',
        en: 'What is missing does not announce itself: one has to go and look.',
      },
      with: at('*/10 * * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos tâches', en: 'Your jobs' },
      why: {
        fr: 'Heure limite, jours (1 = lundi), et combien d’heures avant un signal compte déjà.',
        en: 'Deadline, days (1 = Monday), and how many hours before it a signal already counts.',
      },
      with: fields(
        {
          came: truth("={{ $('signal').isExecuted }}"),
          task: "={{ $json.body?.task ?? '' }}",
          state: "={{ $json.body?.state === 'failed' ? 'failed' : 'ok' }}",
          detail:
            "={{ String($json.body?.detail ?? '').replace(/[<>&]/g, ' ').trim().slice(0, 200) }}",
          zone: 'Europe/Paris',
          from: 'n8n@votre-entreprise.example',
          to: 'exploitation@votre-entreprise.example',
          tasks: list([
            {
              name: 'export-banque',
              by: '06:30',
              days: [1, 2, 3, 4, 5],
              window: 10,
              owner: 'Sami',
            },
            {
              name: 'sauvegarde-erp',
              by: '05:00',
              days: [1, 2, 3, 4, 5, 6, 7],
              window: 9,
              owner: 'Lou',
            },
            { name: 'purge-journaux', by: '04:00', days: [7], window: 20, owner: 'Lou' },
          ]),
        },
        { alone: true },
      ),
    },
    known: {
      use: 'dataTable',
      name: { fr: 'Derniers signaux', en: 'Last signals' },
      why: {
        fr: 'Colonnes en texte : name, last, state, told. Une ligne par tâche, écrite par le flux.',
        en: 'Text columns: name, last, state, told. One row a job, written by the flow.',
      },
      with: { resource: 'row', operation: 'get', dataTableId: TABLE, returnAll: true },
      always: true,
    },
    compare: {
      use: 'code',
      name: { fr: 'Noter ou chercher', en: 'Note or look for' },
      why: {
        fr: 'Une tâche jamais vue n’alerte qu’à sa prochaine échéance : la mise en route reste calme.',
        en: 'A job never seen raises an alarm only at its next deadline, so that setting up stays quiet.',
      },
      with: allItems(COMPARE),
    },
    what: {
      use: 'switch',
      name: { fr: 'Dire, noter, refuser', en: 'Tell, note, refuse' },
      why: {
        fr: 'Une réussite ordinaire se note sans bruit.',
        en: 'An ordinary success is noted without noise.',
      },
      with: cases({
        tell: text('={{ $json.what }}', 'equals', 'tell'),
        keep: text('={{ $json.what }}', 'equals', 'keep'),
      }),
    },
    say: {
      use: 'slack',
      name: { fr: 'Dire au responsable', en: 'Tell who is in charge' },
      why: {
        fr: 'Une ligne par tâche : on y répond dans son fil.',
        en: 'One line a job, answered in its own thread.',
      },
      with: posted({ fr: '#exploitation', en: '#operations' }, '={{ $json.text }}'),
      onError: 'output',
      retry: [3, 5],
    },
    mail: {
      use: 'emailSend',
      name: { fr: 'Sinon, par courriel', en: 'By email otherwise' },
      why: {
        fr: 'Une alerte ne se perd pas parce que Slack est en panne.',
        en: 'An alert is not lost because Slack is down.',
      },
      with: mailed(
        { from: setting('from'), to: setting('to') },
        {
          fr: "=Tâche planifiée : {{ $('compare').item.json.name }}",
          en: "=Scheduled job: {{ $('compare').item.json.name }}",
        },
        "={{ $('compare').item.json.text }}",
      ),
      retry: [3, 5],
    },
    keep: {
      use: 'dataTable',
      name: { fr: 'Retenir', en: 'Keep' },
      why: {
        fr: 'Une fois l’alerte partie : refusée, elle n’est pas tenue pour dite.',
        en: 'Once the alert has left: a refused one does not count as told.',
      },
      with: {
        resource: 'row',
        operation: 'upsert',
        dataTableId: TABLE,
        matchType: 'allConditions',
        filters: {
          conditions: [{ keyName: 'name', keyValue: "={{ $('compare').item.json.name }}" }],
        },
        columns: columns({
          name: "={{ $('compare').item.json.name }}",
          last: "={{ $('compare').item.json.last }}",
          state: "={{ $('compare').item.json.state }}",
          told: "={{ $('compare').item.json.told }}",
        }),
        options: {},
      },
    },
    waits: {
      use: 'if',
      name: { fr: 'Un script attend ?', en: 'Does a script wait?' },
      why: {
        fr: 'L’horloge, elle, n’attend aucune réponse.',
        en: 'The clock waits for no answer.',
      },
      with: all(isTrue("={{ $('settings').first().json.came }}")),
    },
    accept: {
      use: 'respondToWebhook',
      name: { fr: 'Répondre « noté »', en: 'Answer “noted”' },
      why: {
        fr: 'Après l’écriture : sans ce 200, curl recommence.',
        en: 'After writing: without this 200 curl tries again.',
      },
      with: answered(200, { fr: 'noté', en: 'noted' }),
    },
    refuse: {
      use: 'respondToWebhook',
      name: { fr: 'Répondre « inconnue »', en: 'Answer “unknown”' },
      why: {
        fr: 'Une faute de frappe se voit dans le journal du script, le jour où on l’installe.',
        en: 'A slip in the name shows in the script’s log, on the day it is installed.',
      },
      with: answered(404, {
        fr: '=tâche inconnue : {{ $json.name }}',
        en: '=unknown job: {{ $json.name }}',
      }),
    },
    stopped,
    warn: toldInSlack,
  },
  links: [
    'signal > settings > known > compare > what.tell > say > keep > waits.yes > accept',
    'clock > settings',
    'say.error > mail > keep',
    'what.keep > keep',
    'what.other > refuse',
    'stopped > warn',
  ],
  examples,
})
