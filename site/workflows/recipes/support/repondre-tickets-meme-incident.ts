import { page } from '../../fragments/forms.ts'
import { allItems } from '../../fragments/code.ts'
import { all, amount, cases, isFilled, isTrue, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './repondre-tickets-meme-incident.examples.ts'

export default defineRecipe({
  category: 'support',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-23',
  fr: {
    title: 'Répondre à tous les tickets d’un incident résolu',
    problem:
      'Le paiement en ligne est tombé samedi, il est réparé lundi. Quarante clients ont écrit ; on copie la même réponse quarante fois, on en oublie six, et ceux-là relancent fâchés.',
    outcome:
      'Vous décrivez l’incident une fois : quelques mots, une date, votre réponse. Le flux montre les tickets trouvés, répond à ceux que vous gardez, les passe en « résolu » et dit lesquels restent à vérifier.',
    avoid:
      'Pour cinq tickets, la réponse groupée de Freshdesk suffit. Et si chaque client a perdu une somme différente, répondez un par un : un message identique passerait pour du mépris.',
    approval:
      'La liste s’affiche avant tout envoi. Vous écrivez les numéros à laisser de côté, puis vous dites oui ou non ; fermer la page n’envoie rien.',
    failure:
      'Freshdesk injoignable : la page le dit, rien n’est parti. Un envoi refusé n’arrête pas les autres ; son numéro figure dans le bilan, à reprendre à la main.',
  },
  en: {
    title: 'Answer every ticket of an incident once it is fixed',
    problem:
      'Online payment broke on Saturday and works again on Monday. Forty customers wrote in; the same answer gets pasted forty times, six are missed, and those six come back angry.',
    outcome:
      'You describe the incident once: a few words, a date, your answer. The flow shows the tickets it found, answers those you keep, marks them resolved and says which ones still need a look.',
    avoid:
      'For five tickets, Freshdesk’s own bulk reply will do. And where each customer lost a different sum, write to them one by one: a form letter would read as contempt.',
    approval:
      'The list is shown before anything leaves. You type the numbers to spare, then say yes or no; closing the page sends nothing.',
    failure:
      'If Freshdesk is out of reach, the page says so and nothing has left. One refused answer does not stop the rest; its number is in the final count, to be done by hand.',
  },
  nodes: {
    fixed: {
      use: 'formTrigger',
      name: { fr: 'Incident résolu', en: 'Incident fixed' },
      why: {
        fr: 'Celui qui a réparé écrit la réponse : il sait ce qui s’est passé.',
        en: 'Whoever fixed it writes the answer, knowing what happened.',
      },
      with: {
        formTitle: { fr: 'Prévenir que c’est réparé', en: 'Say that it is fixed' },
        formFields: {
          values: [
            {
              fieldLabel: {
                fr: 'Mots que les clients emploient, séparés par des virgules',
                en: 'Words that customers use, separated by commas',
              },
              fieldName: 'words',
              requiredField: true,
            },
            {
              fieldLabel: { fr: 'Depuis quel jour ?', en: 'Since which day?' },
              fieldName: 'since',
              fieldType: 'date',
              requiredField: true,
            },
            {
              fieldLabel: { fr: 'Votre réponse', en: 'Your answer' },
              fieldName: 'answer',
              fieldType: 'textarea',
              requiredField: true,
            },
          ],
        },
        options: { appendAttribution: false },
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre Freshdesk', en: 'Your Freshdesk' },
      why: {
        fr: 'L’adresse du compte, la seule chose à remplir.',
        en: 'The account’s address, the only thing to fill in.',
      },
      with: fields({ site: 'https://votre-entreprise.freshdesk.com' }),
    },
    open: {
      use: 'freshdesk',
      name: { fr: 'Tickets depuis l’incident', en: 'Tickets since the incident' },
      why: {
        fr: 'Tous, et non les trente premiers : les derniers arrivés attendent autant.',
        en: 'All of them, not the first thirty: the last to write wait just as much.',
      },
      with: {
        resource: 'ticket',
        operation: 'getAll',
        returnAll: true,
        options: {
          updatedSince: "={{ $('fixed').first().json.since }}",
          orderBy: 'createdAt',
          order: 'asc',
        },
      },
      onError: 'continue',
      retry: [3, 5],
      always: true,
    },
    match: {
      use: 'code',
      name: { fr: 'Garder ceux qui en parlent', en: 'Keep those about it' },
      why: {
        fr: 'Sans accents ni majuscules, et seulement les tickets encore ouverts ou en attente.',
        en: 'Accents and capitals aside, and only tickets still open or pending.',
      },
      with: allItems(
        "const plain = (text) => String(text ?? '').normalize('NFD').replace(/[\\u0300-\\u036f]/g, '').toLowerCase();\nconst { words, since } = $('fixed').first().json;\nconst wanted = words.split(',').map((word) => plain(word).trim()).filter(Boolean);\nconst tickets = $input.all()\n  .map(({ json }) => json)\n  .filter(({ status }) => status === 2 || status === 3)\n  .filter(({ created_at }) => created_at >= since)\n  .filter(({ subject }) => wanted.some((word) => plain(subject).includes(word)))\n  .map(({ id, subject }) => ({ id, subject }));\nconst shown = tickets.map(({ id, subject }) => '<li>' + id + ' – ' + subject.replace(/[<>&]/g, ' ') + '</li>').join('');\nconst cause = $input.first().json.error;\nreturn [{ json: { count: tickets.length, tickets, shown, cause: cause?.message ?? cause ?? '' } }];",
      ),
    },
    found: {
      use: 'switch',
      name: { fr: 'Trouvé, rien, ou en panne ?', en: 'Found, nothing, or down?' },
      why: {
        fr: 'Une liste vide et une panne se ressemblent ; elles n’appellent pas le même geste.',
        en: 'An empty list and an outage look alike, yet call for different things.',
      },
      with: cases({
        down: isFilled('={{ $json.cause }}'),
        some: amount('={{ $json.count }}', 'gt', 0),
      }),
    },
    preview: {
      use: 'form',
      name: { fr: 'Montrer la liste', en: 'Show the list' },
      why: {
        fr: 'Un mot courant attrape toujours un ticket étranger : on l’écarte ici.',
        en: 'A common word always catches a stranger; it is taken out here.',
      },
      with: {
        operation: 'page',
        defineForm: 'fields',
        formFields: {
          values: [
            {
              fieldType: 'html',
              elementName: 'tickets',
              html: {
                fr: '=<p>Tickets trouvés :</p><ul>{{ $json.shown }}</ul>',
                en: '=<p>Tickets found:</p><ul>{{ $json.shown }}</ul>',
              },
            },
            {
              fieldLabel: { fr: 'Numéros à laisser de côté', en: 'Numbers to leave out' },
              fieldName: 'except',
            },
            {
              fieldLabel: { fr: 'Envoyer la réponse ?', en: 'Send the answer?' },
              fieldName: 'send',
              fieldType: 'radio',
              fieldOptions: {
                values: [{ option: { fr: 'Oui', en: 'Yes' } }, { option: { fr: 'Non', en: 'No' } }],
              },
              requiredField: true,
            },
          ],
        },
        options: {
          formTitle: {
            fr: "={{ $('match').first().json.count }} tickets parlent de cet incident",
            en: "={{ $('match').first().json.count }} tickets are about this incident",
          },
        },
      },
    },
    go: {
      use: 'if',
      name: { fr: 'Oui, et il en reste ?', en: 'Yes, and some are left?' },
      why: {
        fr: 'Un oui sur une liste entièrement barrée ne doit rien lancer.',
        en: 'A yes to a list with every number struck out must start nothing.',
      },
      with: all(
        text('={{ $json.send }}', 'equals', { fr: 'Oui', en: 'Yes' }),
        isTrue(
          "={{ $('match').first().json.tickets.some(ticket => !($json.except || '').split(/[^0-9]+/).includes(String(ticket.id))) }}",
        ),
      ),
    },
    chosen: {
      use: 'code',
      name: { fr: 'Tickets retenus', en: 'Tickets kept' },
      why: {
        fr: 'Un élément par ticket, sans les numéros écartés.',
        en: 'One item a ticket, without the numbers taken out.',
      },
      with: allItems(
        "const spared = ($input.first().json.except || '').split(/[^0-9]+/);\nreturn $('match').first().json.tickets\n  .filter(({ id }) => !spared.includes(String(id)))\n  .map((json) => ({ json }));",
      ),
    },
    loop: {
      use: 'splitInBatches',
      name: { fr: 'Ticket après ticket', en: 'Ticket after ticket' },
      why: {
        fr: 'Si Freshdesk se fâche au vingtième, les dix-neuf premiers sont faits et comptés.',
        en: 'Should Freshdesk balk at the twentieth, nineteen are done and counted.',
      },
      with: { batchSize: 1, options: {} },
    },
    reply: {
      use: 'httpRequest',
      name: { fr: 'Répondre au client', en: 'Answer the customer' },
      why: {
        fr: 'Le nœud Freshdesk ne sait pas répondre ; son interface, si, avec le même compte.',
        en: 'The Freshdesk node cannot reply; the API can, with the same account.',
      },
      with: {
        method: 'POST',
        url: "={{ $('settings').first().json.site }}/api/v2/tickets/{{ $json.id }}/reply",
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'freshdeskApi',
        sendBody: true,
        specifyBody: 'json',
        jsonBody:
          "={{ JSON.stringify({ body: $('fixed').first().json.answer.replace(/\\n/g, '<br>') }) }}",
        options: {},
      },
      onError: 'output',
    },
    resolve: {
      use: 'freshdesk',
      name: { fr: 'Passer en résolu', en: 'Mark as resolved' },
      why: {
        fr: 'Après la réponse seulement ; si le client réécrit, Freshdesk le rouvre.',
        en: 'Only after the answer; should the customer write back, Freshdesk reopens it.',
      },
      with: {
        resource: 'ticket',
        operation: 'update',
        ticketId: "={{ $('loop').item.json.id }}",
        updateFields: { status: 'resolved' },
      },
      onError: 'continue',
    },
    pause: {
      use: 'wait',
      name: { fr: 'Laisser souffler', en: 'Catch breath' },
      why: {
        fr: 'Les petits comptes ont peu d’appels par minute, et deux partent à chaque tour.',
        en: 'Small accounts get few calls a minute, and each round takes two.',
      },
      with: { resume: 'timeInterval', amount: 3, unit: 'seconds' },
    },
    report: {
      use: 'code',
      name: { fr: 'Faire le compte', en: 'Count up' },
      why: {
        fr: 'Un ticket qui n’est pas revenu avec son numéro est à vérifier, quelle que soit la panne.',
        en: 'A ticket that did not come back with its number needs a look, whatever went wrong.',
      },
      with: allItems(
        "const done = $input.all().map(({ json }) => json).filter(({ id, error }) => id && !error).map(({ id }) => id);\nconst left = $('chosen').all().map(({ json }) => json.id).filter((id) => !done.includes(id));\nreturn [{ json: { done: done.length, left: left.join(', ') } }];",
      ),
    },
    end: {
      use: 'form',
      name: { fr: 'Montrer le bilan', en: 'Show the count' },
      why: {
        fr: 'La personne est encore devant la page : c’est là qu’elle lit ce qui manque.',
        en: 'The person is still at the page, and reads there what is missing.',
      },
      with: page(
        {
          fr: '=Clients prévenus : {{ $json.done }}',
          en: '=Customers told: {{ $json.done }}',
        },
        {
          fr: "={{ $json.left ? 'À vérifier à la main : ' + $json.left : 'Rien à reprendre.' }}",
          en: "={{ $json.left ? 'To be checked by hand: ' + $json.left : 'Nothing left to do.' }}",
        },
      ),
    },
    nothing: {
      use: 'form',
      name: { fr: 'Rien n’est parti', en: 'Nothing was sent' },
      why: {
        fr: 'Le doute sur un envoi en nombre coûte cher : la page l’ôte.',
        en: 'Doubt about a bulk sending is costly; the page removes it.',
      },
      with: page(
        { fr: 'Aucun message envoyé', en: 'No message sent' },
        {
          fr: "={{ $('match').first().json.count }} tickets trouvés. Changez les mots ou la date, et recommencez.",
          en: "={{ $('match').first().json.count }} tickets found. Change the words or the date, and start again.",
        },
      ),
    },
    down: {
      use: 'form',
      name: { fr: 'Freshdesk injoignable', en: 'Freshdesk out of reach' },
      why: {
        fr: 'Une page d’erreur nue ferait croire à un envoi à moitié parti.',
        en: 'A bare error page would suggest that half had already left.',
      },
      with: page(
        { fr: 'Freshdesk ne répond pas', en: 'Freshdesk does not answer' },
        {
          fr: '=Aucun message n’est parti. Cause : {{ $json.cause }}',
          en: '=No message has left. Cause: {{ $json.cause }}',
        },
      ),
    },
  },
  links: [
    'fixed > settings > open > match > found.some > preview > go.yes > chosen > loop.each > reply > resolve > pause > loop',
    'reply.error > pause',
    'loop.done > report > end',
    'found.other > nothing',
    'go.no > nothing',
    'found.down > down',
  ],
  examples,
})
