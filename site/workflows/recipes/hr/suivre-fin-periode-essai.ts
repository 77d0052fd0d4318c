import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { gmailSent } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './suivre-fin-periode-essai.examples.ts'

/** The notice that an employer owes grows with presence; a trial is never made longer by it. */
const COUNT = `const { lead } = $('settings').first().json;
const today = $now.startOf('day');
return $input.all().filter(({ json }) => json.start && json.trial_end && !json.decided).map(({ json }) => {
  const start = DateTime.fromISO(json.start);
  const end = DateTime.fromISO(json.trial_end);
  const notice =
    end < start.plus({ days: 8 }) ? { days: 1 }
    : end < start.plus({ months: 1 }) ? { days: 2 }
    : end < start.plus({ months: 3 }) ? { weeks: 2 }
    : { months: 1 };
  const last = end.minus(notice);
  const left = Math.floor(last.diff(today, 'days').days);
  const state = end < today ? 'over' : left < 0 ? 'late' : left <= lead ? 'ask' : 'far';
  return { json: { id: json.id, name: json.name, manager: json.manager, end: json.trial_end, last: last.toISODate(), left, state } };
});`

const MEMORY = 'trials_asked'

export default defineRecipe({
  category: 'hr',
  level: 'simple',
  minutes: 30,
  published: '2026-11-24',
  fr: {
    title: 'Décider d’une période d’essai avant le délai de prévenance',
    problem:
      'La période d’essai finit le 4 janvier, mais il fallait prévenir un mois plus tôt. Le manager l’apprend le 20 décembre : il garde quelqu’un faute de date, ou rompt en payant ce retard.',
    outcome:
      'Chaque matin, la table des embauches est lue. Dix jours avant le dernier jour utile, calculé d’après la présence, le manager reçoit un courriel avec ses trois choix et leur date. Les RH voient dans Slack, chaque matin, les dates manquées sans décision inscrite.',
    avoid:
      'Le calcul suit le code du travail français ; une convention plus favorable ou une absence qui prolonge l’essai se règle dans la colonne trial_end. Pour deux embauches par an, un rappel d’agenda suffit.',
    approval:
      'Le flux ne confirme et ne rompt rien. Le manager décide avec les RH, de vive voix ; le courriel rappelle seulement jusqu’à quand il en a le choix. La décision, inscrite dans la table, fait taire le flux.',
    failure:
      'Si la table ne se lit pas, les RH l’apprennent dans Slack le matin même. Un courriel refusé n’est pas retenu comme envoyé : il repart le lendemain.',
  },
  en: {
    title: 'Decide on a French trial period before notice falls due',
    problem:
      'The trial ends on 4 January, yet notice was due a month sooner. The manager learns this on 20 December, and keeps somebody for want of a date, or ends the contract and pays for being late.',
    outcome:
      'The table of new staff is read each morning. Ten days before the last useful day, worked out from time served, the manager gets an email with three choices and their date. Each morning Slack shows HR the dates missed without a decision entered.',
    avoid:
      'It follows French labour law; a kinder agreement, or an absence that extends the trial, goes into the column trial_end. With two hires a year a calendar reminder will do.',
    approval:
      'Nothing is confirmed or ended here. The manager decides with HR, face to face; the email only says how long there is a choice. Once the decision stands in the table, the flow is silent.',
    failure:
      'Should the table not open, HR reads so in Slack that morning. An email that was refused is not remembered as sent, so it leaves the next day.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque matin ouvré', en: 'Every working morning' },
      why: {
        fr: 'Un délai de quarante-huit heures ne supporte pas un passage par semaine.',
        en: 'A forty-eight hour notice cannot wait for a weekly run.',
      },
      with: at('0 8 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre avance', en: 'Your lead' },
      why: {
        fr: 'Dix jours laissent le temps d’un entretien et d’une lettre.',
        en: 'Ten days leave time for a talk and a letter.',
      },
      with: fields(
        {
          lead: 10,
          table: '310',
          channel: { fr: '#rh', en: '#hr' },
          hr: 'rh@menuiserie-aubert.example',
        },
        { alone: true },
      ),
    },
    people: {
      use: 'baserow',
      name: { fr: 'Lire les embauches', en: 'Read the new staff' },
      why: {
        fr: 'Colonnes name, manager, start, trial_end, renouvellement compris, et decided, que les RH remplissent.',
        en: 'Columns name, manager, start, trial_end, renewal included, and decided, which HR fills in.',
      },
      with: {
        authentication: 'databaseToken',
        resource: 'row',
        operation: 'getAll',
        tableId: setting('table'),
        returnAll: true,
        additionalOptions: {},
      },
      onError: 'continue',
      retry: [3, 10],
    },
    read: {
      use: 'if',
      name: { fr: 'Vraiment lues ?', en: 'Really read?' },
      why: {
        fr: 'Table injoignable, le nœud renvoie vos réglages sans se plaindre ; une embauche, elle, a son id.',
        en: 'When the table cannot be opened the node returns your settings without complaint; somebody hired has an id.',
      },
      with: all(isTrue('={{ $json.id !== undefined }}')),
    },
    count: {
      use: 'code',
      name: { fr: 'Trouver le dernier jour utile', en: 'Find the last useful day' },
      why: {
        fr: 'Un jour, deux jours, deux semaines ou un mois, selon le temps de présence.',
        en: 'A day, two days, two weeks or a month, by time served.',
      },
      with: allItems(COUNT),
    },
    state: {
      use: 'switch',
      name: { fr: 'Où en est l’essai ?', en: 'Where does the trial stand?' },
      why: {
        fr: 'Les essais finis ou encore loin s’arrêtent ici.',
        en: 'Trials that are over or far off stop here.',
      },
      with: cases({
        ask: text('={{ $json.state }}', 'equals', 'ask'),
        late: text('={{ $json.state }}', 'equals', 'late'),
      }),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas encore demandé', en: 'Not asked yet' },
      why: {
        fr: 'Un renouvellement change la date, et la question est reposée.',
        en: 'A renewal changes the date, and the question is put again.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: byName(MEMORY),
        matchType: 'allConditions',
        filters: {
          conditions: [{ keyName: 'trial', keyValue: "={{ $json.id + '|' + $json.end }}" }],
        },
      },
    },
    write: {
      use: 'gmail',
      name: { fr: 'Écrire au manager', en: 'Write to the manager' },
      why: {
        fr: 'Trois choix, une date : rien à chercher dans un contrat.',
        en: 'Three choices and a date: nothing to look up in a contract.',
      },
      with: gmailSent(
        '={{ $json.manager }}',
        {
          fr: '=Période d’essai de {{ $json.name }} : décider avant le {{ $json.last }}',
          en: '=Trial of {{ $json.name }}: decide by {{ $json.last }}',
        },
        {
          fr: "=L’essai se termine le {{ $json.end }}. Il reste {{ $json.left }} jour(s) pour confirmer, renouveler si le contrat le prévoit, ou rompre dans les délais. Parlez-en à {{ $('settings').first().json.hr }}.",
          en: "=The trial ends on {{ $json.end }}. There are {{ $json.left }} day(s) left to confirm, to renew if the contract allows it, or to end it in time. Talk to {{ $('settings').first().json.hr }}.",
        },
      ),
      onError: 'output',
      retry: [2, 10],
    },
    remember: {
      use: 'dataTable',
      name: { fr: 'Retenir la demande', en: 'Remember it' },
      why: {
        fr: 'Seulement après l’envoi, dans la colonne trial.',
        en: 'Only after sending, in the column trial.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: byName(MEMORY),
        columns: columns({
          trial: "={{ $('fresh').item.json.id + '|' + $('fresh').item.json.end }}",
        }),
        options: {},
      },
    },
    tell: {
      use: 'slack',
      name: { fr: 'Signaler aux RH', en: 'Tell HR' },
      why: {
        fr: 'Délai manqué, courriel refusé, table fermée : cela ne peut attendre.',
        en: 'A missed date, a refused email, a table that will not open: these cannot wait.',
      },
      with: posted(setting('channel'), {
        fr: "={{ $json.state === 'late' ? 'Délai de prévenance dépassé : ' + $json.name + ', essai jusqu’au ' + $json.end + ', il fallait prévenir le ' + $json.last : $json.name ? 'Courriel non parti à ' + $json.manager + ' au sujet de ' + $json.name : 'Périodes d’essai non vérifiées : ' + ($json.error ?? 'Baserow ne répond pas') }}",
        en: "={{ $json.state === 'late' ? 'Notice date passed: ' + $json.name + ', trial until ' + $json.end + ', notice was due on ' + $json.last : $json.name ? 'Email not sent to ' + $json.manager + ' about ' + $json.name : 'Trial periods not checked: ' + ($json.error ?? 'Baserow does not answer') }}",
      }),
    },
  },
  links: [
    'morning > settings > people > read.yes > count > state.ask > fresh > write > remember',
    'state.late > tell',
    'write.error > tell',
    'read.no > tell',
  ],
  examples,
})
