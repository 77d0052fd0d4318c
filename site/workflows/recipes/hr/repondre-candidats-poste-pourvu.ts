import { allItems, inBoth } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, amount, isTrue } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { byId } from '../../fragments/models.ts'
import { gmailSent } from '../../fragments/mail.ts'
import { answeredWithin } from '../../fragments/patience.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './repondre-candidats-poste-pourvu.examples.ts'

/** Whoever came in person is called; whoever wrote is written to. */
const sort = (words: {
  readonly write: string
  readonly call: string
  readonly odd: string
  readonly days: string
}) =>
  `const today = $now.startOf('day');
const jobs = $('filled').all().map(({ json }) => json.fields ?? json).filter(({ filled }) => filled === true).map(({ title }) => title);
const rows = $input.all().map(({ json }) => json).filter((one) => one.name && jobs.includes(one.job) && !['hired', 'withdrawn'].includes(one.stage) && !one.answered_on);
const people = rows.map((one) => {
  const since = DateTime.fromISO(String(one.applied_on ?? ''));
  const waited = since.isValid ? Math.floor(today.diff(since, 'days').days) : 0;
  const kind = one.stage === 'interview' ? 'call' : /^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$/.test(String(one.email ?? '').trim()) ? 'write' : 'odd';
  return { id: one.id, name: one.name, email: String(one.email ?? '').trim(), phone: one.phone ?? '', job: one.job, waited, kind };
});
const of = (kind) => people.filter((one) => one.kind === kind);
const longest = Math.max(0, ...people.map(({ waited }) => waited));
const text = ['${words.write}' + of('write').length, '${words.call}' + of('call').map(({ name }) => name).join(', '), ...(of('odd').length > 0 ? ['${words.odd}' + of('odd').map(({ name }) => name).join(', ')] : []), '${words.days}' + longest].join('\\n');
return [{ json: { jobs, letters: of('write'), calls: [...of('call'), ...of('odd')], count: people.length, text } }];`

export default defineRecipe({
  category: 'hr',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-24',
  fr: {
    title: 'Répondre à chaque candidat quand le poste est pourvu',
    problem:
      'Quarante personnes ont postulé, une commence lundi. Les trente-neuf autres attendent un mot qui ne vient pas, dont trois qui s’étaient déplacées. Au poste suivant, elles ne répondent plus.',
    outcome:
      'Dans l’heure où un poste est marqué pourvu dans Airtable, vous voyez qui reste sans réponse et depuis combien de jours. Sur votre oui, ceux qui ont écrit reçoivent un courriel, ceux qui sont venus deviennent des appels à passer sous deux jours, et la fiche garde la date.',
    avoid:
      'Pour six candidatures, écrivez-leur. Un logiciel de recrutement sait souvent le faire : cherchez la case avant de bâtir autre chose.',
    approval:
      'Aucun courriel ne part sans votre accord. Après un non ou trois jours de silence, une tâche rappelle combien de candidats attendent. Personne n’est refusé par le flux : le poste est déjà pourvu, et c’est vous qui l’avez marqué.',
    failure:
      'Un courriel refusé devient un appel à passer. Un candidat sans adresse valable est dans la même liste. Si les candidatures ne se lisent pas, vous l’apprenez.',
  },
  en: {
    title: 'Answer every applicant once the job is filled',
    problem:
      'Forty people applied and one begins on Monday. The other thirty-nine wait for a word that does not come, three of whom had come in person. For the next job they no longer answer.',
    outcome:
      'Within an hour of a job being marked as filled in Airtable you see who is without an answer, and for how many days. On your yes those who wrote get an email, those who came become calls to be made within two days, and the record keeps the date.',
    avoid:
      'With six applications, write to them. Recruitment software can often do this: look for the box before you build anything.',
    approval:
      'No email leaves without your yes. After a no or three days of silence a task recalls how many applicants are waiting. Nobody is turned down by the flow: the job is filled, and you marked it so.',
    failure:
      'An email that is refused becomes a call to make. An applicant without a valid address is on the same list. Should the applications not be readable, you hear of it.',
  },
  nodes: {
    filled: {
      use: 'airtableTrigger',
      name: { fr: 'Poste pourvu', en: 'Job filled' },
      why: {
        fr: 'Une case, filled, cochée par vous ; filled_on est la date de modification que tient Airtable pour elle seule.',
        en: 'A box, filled, that you tick; filled_on is the time of change that Airtable keeps for it alone.',
      },
      with: {
        pollTimes: { item: [{ mode: 'everyHour' }] },
        authentication: 'airtableTokenApi',
        baseId: byId({ fr: 'appRECRUTEMENT', en: 'appRECRUITING' }),
        tableId: byId('jobs'),
        triggerField: 'filled_on',
        additionalFields: {},
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre base', en: 'Your base' },
      why: {
        fr: 'Où sont les candidatures, qui décide.',
        en: 'Where applications are, who decides.',
      },
      with: fields(
        {
          base: { fr: 'appRECRUTEMENT', en: 'appRECRUITING' },
          person: 'recrutement@pepiniere-fabre.example',
          project: { fr: 'identifiant du projet Todoist', en: 'id of the Todoist project' },
        },
        { alone: true },
      ),
    },
    people: {
      use: 'airtable',
      name: { fr: 'Lire les candidatures', en: 'Read the applications' },
      why: {
        fr: 'Colonnes name, email, phone, job, stage, applied_on et answered_on.',
        en: 'Columns name, email, phone, job, stage, applied_on and answered_on.',
      },
      with: {
        resource: 'record',
        operation: 'search',
        base: byId(setting('base')),
        table: byId('applications'),
        filterByFormula: '={answered_on} = BLANK()',
        returnAll: true,
        options: {},
      },
      once: true,
      onError: 'output',
      retry: [3, 5],
    },
    sort: {
      use: 'code',
      name: { fr: 'Écrire ou appeler ?', en: 'Write or call?' },
      why: {
        fr: 'Quelqu’un qui a pris une matinée mérite une voix.',
        en: 'Somebody who gave up a morning deserves a voice.',
      },
      with: allItems(
        inBoth(sort, {
          fr: {
            write: 'Courriels : ',
            call: 'À appeler : ',
            odd: 'Sans adresse valable : ',
            days: 'Attente la plus longue, en jours : ',
          },
          en: {
            write: 'Emails: ',
            call: 'To be called: ',
            odd: 'Without a valid address: ',
            days: 'Longest wait in days: ',
          },
        }),
      ),
    },
    some: {
      use: 'filter',
      name: { fr: 'Quelqu’un attend', en: 'Somebody is waiting' },
      why: {
        fr: 'Un poste pourvu sans autre candidat ne demande rien.',
        en: 'A job filled with no other applicant asks for nothing.',
      },
      with: all(amount('={{ $json.count }}', 'gt', 0)),
    },
    ask: {
      use: 'gmail',
      name: { fr: 'Demander votre accord', en: 'Ask for your yes' },
      why: {
        fr: 'Un « pourvu » coché par erreur fermerait quarante portes.',
        en: 'A box ticked by mistake would close forty doors.',
      },
      with: {
        resource: 'message',
        operation: 'sendAndWait',
        sendTo: setting('person'),
        subject: {
          fr: "={{ $json.jobs.join(', ') }} : répondre à {{ $json.count }} candidats ?",
          en: "={{ $json.jobs.join(', ') }}: answer {{ $json.count }} applicants?",
        },
        message: '={{ $json.text }}',
        responseType: 'approval',
        approvalOptions: { values: { approvalType: 'double' } },
        options: answeredWithin(3, 'days'),
      },
    },
    agreed: {
      use: 'if',
      name: { fr: 'Accord donné ?', en: 'Agreed?' },
      why: {
        fr: 'Un courriel envoyé ne se reprend pas.',
        en: 'An email that is out cannot be taken back.',
      },
      with: all(isTrue('={{ $json.data?.approved === true }}')),
    },
    undone: {
      use: 'todoist',
      name: { fr: 'Réponses en attente', en: 'Answers outstanding' },
      why: {
        fr: 'La case ne se recochera pas d’elle-même.',
        en: 'The box will not tick itself again.',
      },
      with: {
        resource: 'task',
        operation: 'create',
        project: byId(setting('project')),
        labels: [],
        content: {
          fr: "={{ $('sort').first().json.count }} candidat(s) sans réponse : {{ $('sort').first().json.jobs.join(', ') }}",
          en: "={{ $('sort').first().json.count }} applicant(s) without an answer: {{ $('sort').first().json.jobs.join(', ') }}",
        },
        options: { dueDate: '={{ $now.plus({ days: 2 }).toISODate() }}' },
      },
    },
    letters: {
      use: 'code',
      name: { fr: 'Un courriel à la fois', en: 'One email at a time' },
      why: {
        fr: 'La liste que vous avez acceptée.',
        en: 'The list that you agreed to.',
      },
      with: allItems("return $('sort').first().json.letters.map((json) => ({ json }));"),
    },
    write: {
      use: 'gmail',
      name: { fr: 'Écrire au candidat', en: 'Write to the applicant' },
      why: {
        fr: 'Court et vrai : le poste, la décision, ce que devient le dossier.',
        en: 'Short and true: the job, the decision, what becomes of the file.',
      },
      with: gmailSent(
        '={{ $json.email }}',
        {
          fr: '=Votre candidature : {{ $json.job }}',
          en: '=Your application: {{ $json.job }}',
        },
        {
          fr: '=Bonjour {{ $json.name }},\n\nLe poste « {{ $json.job }} » est pourvu par une autre personne. {{ $json.waited > 30 ? "Nous avons trop tardé à vous le dire, et nous nous en excusons. " : "" }}Nous effacerons votre dossier dans le délai annoncé, ou plus tôt si vous le demandez en répondant à ce message.',
          en: '=Hello {{ $json.name }},\n\nThe job “{{ $json.job }}” has gone to somebody else. {{ $json.waited > 30 ? "We took too long to tell you, and are sorry for that. " : "" }}We shall erase your file within the period announced, or sooner if you ask for it by answering this message.',
        },
      ),
      onError: 'output',
      retry: [2, 10],
    },
    mark: {
      use: 'airtable',
      name: { fr: 'Garder la date', en: 'Keep the date' },
      why: {
        fr: 'Qui a reçu une réponse n’en recevra pas une seconde.',
        en: 'Whoever got an answer does not get a second.',
      },
      with: {
        resource: 'record',
        operation: 'update',
        base: byId(setting('base')),
        table: byId('applications'),
        columns: columns(
          { id: "={{ $('letters').item.json.id }}", answered_on: '={{ $now.toISODate() }}' },
          ['id'],
        ),
        options: {},
      },
      retry: [3, 5],
    },
    calls: {
      use: 'code',
      name: { fr: 'Un appel à la fois', en: 'One call at a time' },
      why: {
        fr: 'Ceux qui sont venus, puis ceux qu’on ne peut pas joindre par écrit.',
        en: 'Those who came, then those who cannot be reached in writing.',
      },
      with: allItems("return $('sort').first().json.calls.map((json) => ({ json }));"),
    },
    task: {
      use: 'todoist',
      name: { fr: 'Appel à passer', en: 'Call to make' },
      why: {
        fr: 'Avec le numéro et une échéance ; answered_on se remplit après l’appel.',
        en: 'With the number and a date; answered_on is filled in after the call.',
      },
      with: {
        resource: 'task',
        operation: 'create',
        project: byId(setting('project')),
        labels: [],
        content: {
          fr: '=Appeler {{ $json.name }} {{ $json.phone }} : {{ $json.job }} pourvu',
          en: '=Call {{ $json.name }} {{ $json.phone }}: {{ $json.job }} filled',
        },
        options: { dueDate: '={{ $now.plus({ days: 2 }).toISODate() }}' },
      },
    },
    warn: {
      use: 'gmail',
      name: { fr: 'Dire que rien n’est lu', en: 'Say that nothing was read' },
      why: {
        fr: 'Sinon le silence envers les candidats continuerait.',
        en: 'Else the silence towards applicants would go on.',
      },
      with: gmailSent(
        setting('person'),
        {
          fr: 'Candidatures illisibles, personne n’a reçu de réponse',
          en: 'Applications not readable, nobody was answered',
        },
        '={{ $json.error }}',
      ),
    },
  },
  links: [
    'filled > settings > people > sort > some > ask > agreed.yes > letters > write > mark',
    'agreed.yes > calls > task',
    'agreed.no > undone',
    'write.error > task',
    'people.error > warn',
  ],
  examples,
})
