import { allItems } from '../../fragments/code.ts'
import { all, isFilled } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { promptLuna, question, shape } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { postedInTeams } from '../../fragments/teams.ts'
import { defineRecipe } from '../recipe.ts'
import { HOT, POST, ROLE, THREADS } from './passer-relais-entre-equipes.code.ts'
import { examples } from './passer-relais-entre-equipes.examples.ts'

export default defineRecipe({
  category: 'support',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Passer la main entre l’équipe du matin et celle du soir',
    problem:
      'À treize heures, l’équipe du matin s’en va. « Rappeler M. Petit à 15 h » est écrit dans une note du ticket 2301, que personne ne rouvrira avant que M. Petit ne rappelle lui-même.',
    outcome:
      'À 13 h, Teams reçoit les tickets ouverts qui ne peuvent pas attendre demain : priorité haute, échéance avant la fermeture, ou client qui a parlé en dernier aujourd’hui. Douze au plus, les plus pressants d’abord, avec ce qui est fait, la première chose à faire, et ceux qui ne sont à personne.',
    avoid:
      'Si les deux équipes se croisent dix minutes, parlez-vous : rien ne vaut cela. Le flux suppose la recherche de Zammad (Elasticsearch). Des dossiers de santé ne doivent pas passer par ce modèle.',
    approval:
      'Rien ne change dans Zammad, aucun client n’est contacté, aucun agent n’est nommé ni noté. L’équipe du soir se répartit la liste ; le lien mène au ticket, qui fait foi.',
    failure:
      'Une suite sans mots du fil pour l’appuyer est remplacée par le dernier message ; modèle muet, de même. Fil illisible : la ligne le dit. Zammad ou Teams en panne : le responsable reçoit un courriel.',
  },
  en: {
    title: 'Hand over from the morning team to the evening team',
    problem:
      'At one o’clock the morning team leaves. “Ring Mr Petit at three” stands in a note of ticket 2301, which nobody will open before Mr Petit rings himself.',
    outcome:
      'At one, Teams gets the open tickets that cannot wait for tomorrow: high priority, due before closing, or whose customer spoke last today. Twelve at most, the most pressing first, with what is done, the first thing to do, and which are nobody’s.',
    avoid:
      'Where both teams overlap by ten minutes, talk: nothing beats that. The flow relies on Zammad’s search (Elasticsearch). Health matters should not go through this model.',
    approval:
      'Nothing changes in Zammad, no customer is contacted, no agent is named or marked. The evening team shares the list out; the link leads to the ticket, which is what counts.',
    failure:
      'A next step that no words of the thread support gives way to the last message; so does a silent model. Thread unreadable: its line says so. Zammad or Teams down: the head gets an email.',
  },
  nodes: {
    noon: {
      use: 'scheduleTrigger',
      name: { fr: 'À treize heures', en: 'At one o’clock' },
      why: {
        fr: 'Quand les uns partent et que les autres s’assoient.',
        en: 'As some leave and the others sit down.',
      },
      with: at('0 13 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos équipes', en: 'Your teams' },
      why: {
        fr: 'Les groupes concernés, le nom de la priorité haute et l’heure de fermeture.',
        en: 'The groups concerned, the name of high priority and the closing hour.',
      },
      with: fields(
        {
          desk: 'https://aide.pompes-laval.example',
          groups: 'Assistance',
          urgent: '3 high',
          closes: 20,
          most: 12,
          team: { fr: 'identifiant de l’équipe', en: 'id of the team' },
          channel: { fr: 'identifiant du canal', en: 'id of the channel' },
          head: 'assistance@pompes-laval.example',
        },
        { alone: true },
      ),
    },
    tickets: {
      use: 'httpRequest',
      name: { fr: 'Tickets ouverts', en: 'Open tickets' },
      why: {
        fr: 'Par pages de cent, noms des groupes et des priorités compris.',
        en: 'A hundred a page, with the names of groups and priorities.',
      },
      with: {
        url: '={{ $json.desk }}/api/v1/tickets/search',
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'zammadTokenAuthApi',
        sendQuery: true,
        queryParameters: {
          parameters: [
            { name: 'query', value: 'state.name:(new OR open)' },
            { name: 'expand', value: 'true' },
            { name: 'per_page', value: '100' },
          ],
        },
        options: {
          response: { response: { fullResponse: true } },
          pagination: {
            pagination: {
              paginationMode: 'updateAParameterInEachRequest',
              parameters: {
                parameters: [{ type: 'qs', name: 'page', value: '={{ $pageCount + 1 }}' }],
              },
              paginationCompleteWhen: 'other',
              completeExpression: '={{ !($response?.body?.length >= 100) }}',
              limitPagesFetched: true,
              maxRequests: 20,
            },
          },
        },
      },
      onError: 'output',
      retry: [3, 10],
    },
    hot: {
      use: 'code',
      name: { fr: 'Ce qui n’attend pas', en: 'What will not wait' },
      why: {
        fr: 'Trois signes datés par Zammad. Réglez-y « Dernier contact » sur chaque message du client : d’origine, seul le premier compte.',
        en: 'Three signs that Zammad dates itself. Set its “Last contact” to each customer message: by default only the first counts.',
      },
      with: allItems(HOT),
      always: true,
    },
    any: {
      use: 'if',
      name: { fr: 'Quelque chose à passer ?', en: 'Anything to hand over?' },
      why: {
        fr: 'Un relais vide se dit aussi : sinon on le croit en panne.',
        en: 'An empty handover is told as well, or it looks broken.',
      },
      with: all(isFilled("={{ $json.number ?? '' }}")),
    },
    articles: {
      use: 'httpRequest',
      name: { fr: 'Lire les fils', en: 'Read the threads' },
      why: {
        fr: 'Les notes internes surtout : c’est là qu’est écrit le rappel de 15 h.',
        en: 'Internal notes above all: that is where the call at three is written.',
      },
      with: {
        url: "={{ $('settings').first().json.desk }}/api/v1/ticket_articles/by_ticket/{{ $json.ticket }}",
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'zammadTokenAuthApi',
        options: { response: { response: { fullResponse: true } } },
      },
      onError: 'continue',
    },
    threads: {
      use: 'code',
      name: { fr: 'Garder la fin de chaque fil', en: 'Keep the end of each thread' },
      why: {
        fr: 'Six messages, sans adresse ni téléphone, avant tout modèle.',
        en: 'Six messages, no address and no telephone, ahead of any model.',
      },
      with: allItems(THREADS),
    },
    sum: {
      use: 'chainLlm',
      name: { fr: 'Dire où on en est', en: 'Say where things stand' },
      why: {
        fr: 'Deux phrases courtes : le soir, personne ne lit douze fils.',
        en: 'Two short phrases: no evening team reads twelve threads.',
      },
      with: question(
        ROLE,
        {
          fr: '=<fil>\n{{ $json.thread }}\n</fil>',
          en: '=<thread>\n{{ $json.thread }}\n</thread>',
        },
        { shaped: true },
      ),
      onError: 'continue',
      retry: [2, 5],
    },
    luna: promptLuna({ fr: 'Modèle du relais', en: 'Handover model' }),
    form: {
      use: 'outputParserStructured',
      name: { fr: 'Forme attendue', en: 'Form expected' },
      with: shape({
        done: { type: 'string' },
        next: { type: 'string' },
        quote: { type: 'string' },
      }),
    },
    lines: {
      use: 'code',
      name: { fr: 'Écrire le relais', en: 'Write the handover' },
      why: {
        fr: 'Une suite que le fil ne dit pas ne passe pas.',
        en: 'A next step that the thread does not say does not pass.',
      },
      with: allItems(POST),
    },
    post: {
      use: 'teams',
      name: { fr: 'Publier le relais', en: 'Post the handover' },
      why: {
        fr: 'Un seul message, à cocher ensemble.',
        en: 'One message, to be ticked off together.',
      },
      with: postedInTeams('={{ $json.text }}'),
      onError: 'output',
      retry: [2, 10],
    },
    calm: {
      use: 'teams',
      name: { fr: 'Rien à passer', en: 'Nothing to hand over' },
      why: {
        fr: 'L’équipe du soir commence l’esprit libre.',
        en: 'The evening team starts with a free mind.',
      },
      with: postedInTeams({
        fr: 'Relais de 13 h : rien qui ne puisse attendre demain.',
        en: 'One o’clock handover: nothing that cannot wait until tomorrow.',
      }),
      onError: 'output',
      retry: [2, 10],
    },
    mail: {
      use: 'emailSend',
      name: { fr: 'Prévenir le responsable', en: 'Tell the head' },
      why: {
        fr: 'Il fait passer la main de vive voix.',
        en: 'They hand over by word of mouth.',
      },
      with: mailed(
        { from: setting('head'), to: setting('head') },
        { fr: 'Relais de 13 h non publié', en: 'One o’clock handover not posted' },
        '={{ $json.error.message ?? $json.error }}',
      ),
      once: true,
    },
  },
  links: [
    'noon > settings > tickets > hot > any.yes > articles > threads > sum > lines > post',
    'any.no > calm',
    'luna => sum',
    'form => sum',
    'tickets.error > mail',
    'post.error > mail',
    'calm.error > mail',
  ],
  examples,
  cost: [{ node: 'sum', model: 'luna', reads: 1100, writes: 70, calls: 12 }],
})
