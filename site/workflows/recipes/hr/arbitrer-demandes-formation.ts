import { allItems, EUROS, inBoth } from '../../fragments/code.ts'
import { all, isTrue } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { choice, field, form } from '../../fragments/forms.ts'
import { outlookSent } from '../../fragments/mail.ts'
import { answeredWithin } from '../../fragments/patience.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './arbitrer-demandes-formation.examples.ts'

/** Duties first; then those who have waited longest; what no longer fits waits with its reason. */
const share = (words: {
  readonly must: string
  readonly years: string
  readonly never: string
  readonly left: string
  readonly over: string
  readonly colon: string
  readonly point: string
  readonly duty: string
  readonly year: string
  readonly singular: string
  readonly euros: string
}) =>
  `${words.euros}const { budget } = $('settings').first().json;
const cents = (value) => Math.round(value * 100) / 100;
const rows = $input.all().map(({ json }) => json).filter((one) => one.id);
const yearsSince = (day) => { const last = DateTime.fromISO(String(day ?? '')); return last.isValid ? Math.floor($now.diff(last, 'years').years * 10) / 10 : undefined; };
const wishes = rows.map((one) => ({ id: one.id, person: one.person, course: one.course, cost: Number(one.cost), must: one.reason === '${words.duty}', waited: yearsSince(one.last_course) }))
  .sort((a, b) => Number(b.must) - Number(a.must) || (b.waited ?? 99) - (a.waited ?? 99) || a.cost - b.cost);
let left = budget;
const judged = wishes.map((one) => {
  const fits = one.cost <= left;
  if (fits) left = cents(left - one.cost);
  const why = one.must ? '${words.must}' : one.waited === undefined ? '${words.never}' : String(one.waited).replace('.', '${words.point}') + (${words.singular} ? '${words.year}' : '${words.years}');
  return { ...one, fits, why, line: one.person + ', ' + one.course + '${words.colon}' + euros(one.cost) + ' (' + why + ')' };
});
const kept = judged.filter(({ fits }) => fits);
const duties = judged.filter(({ must, fits }) => must && !fits);
return [{ json: { count: judged.length, kept, waiting: judged.filter(({ fits }) => !fits), left, short: duties.length, text: [...kept.map(({ line }) => line), '', '${words.left}' + euros(left), ...judged.filter(({ fits }) => !fits).map(({ line }) => '${words.over}' + line)].join('\\n') } }];`

export default defineRecipe({
  category: 'hr',
  level: 'expert',
  minutes: 50,
  published: '2026-11-24',
  fr: {
    title: 'Répartir le budget formation selon une règle que tous lisent',
    problem:
      'Trente demandes, un budget pour douze. Celui qui a parlé le premier part en formation, l’atelier n’a rien depuis six ans, et l’habilitation obligatoire tombe quand il ne reste plus un euro.',
    outcome:
      'Les demandes entrent par un formulaire. Chaque trimestre, elles sont rangées : obligations d’abord, puis ceux qui attendent depuis le plus longtemps, tant que le budget tient. Vous validez la liste ; les choix sont écrits et chacun reçoit sa réponse avec sa raison.',
    avoid:
      'L’intérêt d’une formation pour l’entreprise n’est pas mesuré. Pour dix demandes, discutez-les en réunion, avec cette règle sous les yeux si elle vous plaît.',
    approval:
      'La direction accepte la répartition ou la refuse en bloc, en dix jours ; un silence ne répond à personne. Elle peut changer le budget et relancer.',
    failure:
      'Base fermée : la direction l’apprend, la demande du salarié lui revient, comme celle d’une adresse inconnue. Une obligation qui ne tient plus dans le budget est signalée dans l’objet.',
  },
  en: {
    title: 'Share out the training budget by a rule that all can read',
    problem:
      'Thirty requests and money for twelve. Whoever spoke first goes on a course, the workshop has had nothing for six years, and the compulsory licence comes up when not a euro is left.',
    outcome:
      'Requests come in by a form. Each quarter they are put in order: duties first, then those who have waited longest, while the budget lasts. You approve the list; choices are written down and everyone gets an answer with its reason.',
    avoid:
      'What a course is worth to the company is not measured. With ten requests, talk them over in a meeting, with this rule at hand if you like it.',
    approval:
      'Management accepts the list or turns it down as a whole, within ten days; silence answers nobody. The budget may be changed and the flow run again.',
    failure:
      'Database shut: management hears of it, and an employee’s request comes back, as does one from an unknown address. A duty that the budget no longer holds is reported in the subject.',
  },
  nodes: {
    wish: {
      use: 'formTrigger',
      name: { fr: 'Demande de formation', en: 'Request for a course' },
      why: {
        fr: 'Un coût et une raison, parmi trois.',
        en: 'A cost and a reason, one of three.',
      },
      with: form(
        { fr: 'Demander une formation', en: 'Ask for a course' },
        [
          field('email', { fr: 'Votre adresse', en: 'Your address' }, { type: 'email' }),
          field('course', { fr: 'Formation', en: 'Course' }),
          field('cost', { fr: 'Coût en euros', en: 'Cost in euros' }, { type: 'number' }),
          choice('reason', { fr: 'Pourquoi', en: 'Why' }, [
            { fr: 'Obligation légale', en: 'Legal duty' },
            { fr: 'Mon poste', en: 'My job' },
            { fr: 'Évolution', en: 'A change' },
          ]),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    enter: {
      use: 'postgres',
      name: { fr: 'Enregistrer', en: 'Record it' },
      why: {
        fr: 'Avec la date : l’attente se compte. Une adresse que la table people ignore est refusée (email NOT NULL).',
        en: 'With the date, since waiting is counted. An address unknown to the table people is refused (email NOT NULL).',
      },
      with: {
        operation: 'executeQuery',
        query:
          'INSERT INTO course_wishes (email, course, cost, reason, asked_on) VALUES ((SELECT lower(email) FROM people WHERE lower(email) = $1), $2, $3, $4, CURRENT_DATE) RETURNING id',
        options: {
          queryReplacement:
            '={{ [$json.email.trim().toLowerCase(), $json.course.trim(), $json.cost, $json.reason] }}',
        },
      },
      onError: 'output',
      retry: [3, 2],
    },
    again: {
      use: 'outlook',
      name: { fr: 'Rendre la demande', en: 'Give the request back' },
      why: {
        fr: 'Pour qu’une demande perdue ne passe pas pour refusée.',
        en: 'So that a request that was lost does not pass for refused.',
      },
      with: outlookSent(
        "={{ $('wish').first().json.email }}",
        { fr: 'Votre demande n’est pas enregistrée', en: 'Your request was not recorded' },
        {
          fr: "={{ $('wish').first().json.course }} : vérifiez votre adresse et renvoyez le formulaire, s’il vous plaît.",
          en: "={{ $('wish').first().json.course }}: please check your address and send the form again.",
        },
      ),
    },
    quarter: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque trimestre', en: 'Every quarter' },
      why: {
        fr: 'Toutes les demandes ensemble : il n’y a plus de premier arrivé.',
        en: 'All requests at once, so that nobody comes first.',
      },
      with: at('0 9 1 1,4,7,10 *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Le budget du trimestre', en: 'The quarter’s budget' },
      why: {
        fr: 'Ce qui peut être engagé maintenant, et qui l’accepte.',
        en: 'What may be committed now, and who accepts it.',
      },
      with: fields(
        { budget: 6000, person: 'direction@menuiserie-gallois.example' },
        { alone: true },
      ),
    },
    open: {
      use: 'postgres',
      name: { fr: 'Lire les demandes ouvertes', en: 'Read open requests' },
      why: {
        fr: 'Avec la dernière formation de chacun.',
        en: 'With each person’s last course.',
      },
      with: {
        operation: 'executeQuery',
        query:
          'SELECT w.id, w.email, p.name AS person, w.course, w.cost::float, w.reason, (SELECT max(c.held_on)::text FROM courses c WHERE c.person = p.id) AS last_course FROM course_wishes w JOIN people p ON lower(p.email) = w.email WHERE w.decided_on IS NULL',
        options: {},
      },
      onError: 'output',
      retry: [3, 5],
    },
    share: {
      use: 'code',
      name: { fr: 'Appliquer la règle', en: 'Apply the rule' },
      why: {
        fr: 'Une formation chère qui ne tient plus laisse sa place à la suivante.',
        en: 'A dear course that no longer fits makes way for the next.',
      },
      with: allItems(
        inBoth(share, {
          fr: {
            must: 'obligatoire',
            year: ' an sans formation',
            years: ' ans sans formation',
            singular: 'one.waited < 2',
            point: ',',
            duty: 'Obligation légale',
            euros: EUROS.fr,
            never: 'jamais formé',
            left: 'Reste : ',
            over: 'En attente : ',
            colon: ' : ',
          },
          en: {
            must: 'compulsory',
            year: ' year without a course',
            years: ' years without a course',
            singular: 'one.waited === 1',
            point: '.',
            duty: 'Legal duty',
            euros: EUROS.en,
            never: 'never on a course',
            left: 'Left: ',
            over: 'Waiting: ',
            colon: ': ',
          },
        }),
      ),
    },
    ask: {
      use: 'outlook',
      name: { fr: 'Proposer la répartition', en: 'Put forward the list' },
      why: {
        fr: 'La règle propose, la direction engage l’argent.',
        en: 'The rule proposes, management commits the money.',
      },
      with: {
        resource: 'message',
        operation: 'sendAndWait',
        toRecipients: setting('person'),
        subject: {
          fr: "=Formation : {{ $json.kept.length }} accordées sur {{ $json.count }}{{ $json.short ? ', ' + $json.short + ' OBLIGATOIRE(S) NON FINANCÉE(S)' : '' }}",
          en: "=Training: {{ $json.kept.length }} granted of {{ $json.count }}{{ $json.short ? ', ' + $json.short + ' COMPULSORY NOT FUNDED' : '' }}",
        },
        message: '={{ $json.text }}',
        responseType: 'approval',
        approvalOptions: { values: { approvalType: 'double' } },
        options: answeredWithin(10, 'days'),
      },
    },
    agreed: {
      use: 'filter',
      name: { fr: 'Acceptée', en: 'Accepted' },
      why: {
        fr: 'Personne ne reçoit une réponse que la direction n’a pas prise.',
        en: 'Nobody gets an answer that management did not give.',
      },
      with: all(isTrue('={{ $json.data?.approved === true }}')),
    },
    each: {
      use: 'code',
      name: { fr: 'Une réponse par personne', en: 'One answer a person' },
      why: {
        fr: 'Accordées et en attente : chacun saura.',
        en: 'Granted and waiting alike: everyone will know.',
      },
      with: allItems(
        "const { kept, waiting } = $('share').first().json;\nconst mails = new Map($('open').all().map(({ json }) => [json.id, json.email]));\nreturn [...kept, ...waiting].map((one) => ({ json: { ...one, email: mails.get(one.id) } }));",
      ),
    },
    answer: {
      use: 'outlook',
      name: { fr: 'Répondre', en: 'Answer' },
      why: {
        fr: 'Une attente expliquée se supporte ; un silence, non.',
        en: 'A wait that is explained can be borne; silence cannot.',
      },
      with: outlookSent(
        '={{ $json.email }}',
        {
          fr: "={{ $json.course }} : {{ $json.fits ? 'accordée' : 'en attente' }}",
          en: "={{ $json.course }}: {{ $json.fits ? 'granted' : 'waiting' }}",
        },
        {
          fr: "={{ $json.fits ? 'Les RH vous proposent des dates (' + $('each').item.json.why + ').' : 'Le budget du trimestre est engagé. Votre demande (' + $('each').item.json.why + ') reste ouverte et sera revue au suivant.' }}",
          en: "={{ $json.fits ? 'HR will suggest dates (' + $('each').item.json.why + ').' : 'This quarter’s budget is committed. Your request (' + $('each').item.json.why + ') stays open and will be looked at again in the next.' }}",
        },
      ),
      onError: 'continue',
    },
    granted: {
      use: 'filter',
      name: { fr: 'Accordées seulement', en: 'Granted only' },
      why: {
        fr: 'Les autres restent ouvertes, leur attente aussi.',
        en: 'The others stay open, and so does their wait.',
      },
      with: all(isTrue("={{ $('each').item.json.fits }}")),
    },
    close: {
      use: 'postgres',
      name: { fr: 'Écrire la décision', en: 'Write the decision' },
      why: {
        fr: 'Avec le coût engagé, pour le trimestre suivant.',
        en: 'With the cost committed, for the quarter after.',
      },
      with: {
        operation: 'executeQuery',
        query: 'UPDATE course_wishes SET decided_on = CURRENT_DATE, granted = $2 WHERE id = $1',
        options: {
          queryReplacement: "={{ [$('each').item.json.id, $('each').item.json.cost] }}",
        },
      },
      retry: [3, 3],
    },
    warn: {
      use: 'outlook',
      name: { fr: 'Prévenir la direction', en: 'Tell management' },
      why: {
        fr: 'Des salariés attendent une réponse promise ce trimestre.',
        en: 'People are waiting for an answer promised this quarter.',
      },
      with: outlookSent(
        setting('person'),
        { fr: 'Formation : demandes illisibles', en: 'Training: requests not readable' },
        '={{ $json.error }}',
      ),
    },
  },
  links: [
    'wish > enter',
    'enter.error > again',
    'quarter > settings > open > share > ask > agreed > each > answer > granted > close',
    'open.error > warn',
  ],
  examples,
})
