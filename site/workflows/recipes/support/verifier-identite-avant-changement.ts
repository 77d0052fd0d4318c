import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields, number, setting } from '../../fragments/fields.ts'
import { byName } from '../../fragments/models.ts'
import { answeredWithin } from '../../fragments/patience.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe } from '../recipe.ts'
import { ANSWER, FILE, NO, YES } from './verifier-identite-avant-changement.code.ts'
import { examples } from './verifier-identite-avant-changement.examples.ts'

const CHANNEL = { fr: '#assistance', en: '#support' }
const TABLE = byName("={{ $('settings').first().json.table }}")
const TICKET = [{ keyName: 'ticket', keyValue: "={{ $('settings').first().json.ticket }}" }]
const CALLS = "$('settings').first().json"

export default defineRecipe({
  category: 'support',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Vérifier qui demande avant de changer un compte',
    problem:
      '« Bonjour, j’ai une nouvelle adresse, pouvez-vous la mettre ? » L’agent rend service, et ouvre le compte de quelqu’un d’autre : mot de passe, commandes et factures suivent la nouvelle adresse.',
    outcome:
      'L’agent coche « vérifier l’identité » sur le ticket Zammad. Le titulaire reçoit un courriel à l’adresse que votre base connaît, jamais à celle qui écrit, et dit sur une page si la demande vient de lui. Une note du ticket donne le verdict.',
    avoid:
      'Si la boîte du client est elle-même piratée, cette preuve ne vaut rien : pour des coordonnées bancaires, téléphonez au numéro connu. Un espace client où chacun change ses données rend le flux inutile.',
    approval:
      'Le titulaire répond, l’agent applique : le flux ne modifie aucun compte. Ouvrir le lien ne confirme rien, il faut choisir et envoyer. Sans réponse en 48 heures, la note dit de ne rien changer.',
    failure:
      'Base muette, compte inconnu ou courriel refusé : la note le dit, avec la même consigne de ne rien toucher. Zammad refuse la note : Slack en donne le texte. Une case cochée deux fois n’envoie qu’un courriel.',
  },
  en: {
    title: 'Check who is asking before an account is changed',
    problem:
      '“Hello, I have a new address, could you put it in?” The agent obliges, and hands over somebody else’s account: password, orders and invoices follow the new address.',
    outcome:
      'The agent ticks “check identity” on the Zammad ticket. The holder gets an email at the address your database knows, never at the one that writes, and says on a page whether the request is theirs. A note in the ticket gives the verdict.',
    avoid:
      'Where the customer’s own mailbox has been broken into, this proves nothing: for bank details, ring the number you know. With a customer area for such changes, the flow is needless.',
    approval:
      'The holder answers and the agent acts: no account is altered by the flow. Opening the link confirms nothing, as one has to choose and send. Silent for 48 hours: the note says to change nothing.',
    failure:
      'Database silent, account unknown or email refused: the note tells, and again asks that nothing be touched. Should Zammad refuse the note, Slack carries its text. A box ticked twice sends one email.',
  },
  nodes: {
    asked: {
      use: 'webhook',
      name: { fr: 'Case cochée', en: 'Box ticked' },
      why: {
        fr: 'Déclencheur Zammad sélectif, si check_identity vaut oui ; champs à créer : check_identity, account, change. Une étiquette, elle, ne déclenche rien.',
        en: 'A selective Zammad trigger, if check_identity is yes; fields to create: check_identity, account, change. A tag sets off no trigger.',
      },
      with: {
        httpMethod: 'POST',
        path: { fr: 'verifier-identite', en: 'check-identity' },
        authentication: 'headerAuth',
        responseMode: 'onReceived',
        options: {},
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'La demande', en: 'The request' },
      why: {
        fr: 'Seul le numéro de compte sert à chercher, pas ce que dit le courriel.',
        en: 'Only the account number is searched by, not what the mail claims.',
      },
      with: fields(
        {
          ticket: number('={{ Number($json.body.ticket.id) }}'),
          number: "={{ String($json.body.ticket.number ?? '') }}",
          account: "={{ String($json.body.ticket.account ?? '').trim() }}",
          change:
            "={{ String($json.body.ticket.change ?? '').replace(/[<>&]/g, ' ').slice(0, 120) }}",
          hours: 48,
          desk: 'https://aide.energie-du-val.example',
          from: 'securite@energie-du-val.example',
          table: { fr: 'identités en cours', en: 'identities under way' },
        },
        { alone: true },
      ),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas déjà en cours', en: 'Not under way' },
      why: {
        fr: 'Deux courriels pour une demande ressemblent à un piège.',
        en: 'Two emails about one request look like a scam.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: TABLE,
        matchType: 'allConditions',
        filters: { conditions: TICKET },
      },
    },
    account: {
      use: 'postgres',
      name: { fr: 'Lire le compte', en: 'Read the account' },
      why: {
        fr: 'L’adresse d’avant ; adaptez le nom de la table.',
        en: 'The address from before; adapt the table’s name.',
      },
      with: {
        operation: 'executeQuery',
        query: 'SELECT email, name FROM accounts WHERE number = $1 LIMIT 1',
        options: { queryReplacement: '={{ [$json.account] }}' },
      },
      onError: 'continue',
      always: true,
      retry: [2, 3],
    },
    file: {
      use: 'code',
      name: { fr: 'Adresse connue', en: 'Address on file' },
      why: {
        fr: 'Masquée dans la note : elle n’a pas à circuler.',
        en: 'Masked in the note, since it need not travel.',
      },
      with: allItems(FILE),
    },
    known: {
      use: 'if',
      name: { fr: 'À qui écrire ?', en: 'Anyone to write to?' },
      why: {
        fr: 'Sans adresse ancienne, rien ne prouve rien.',
        en: 'Without an older address there is no proof at all.',
      },
      with: all(isTrue('={{ $json.sound }}')),
    },
    keep: {
      use: 'dataTable',
      name: { fr: 'Noter en cours', en: 'Mark as under way' },
      why: {
        fr: 'Avant le courriel, car la réponse peut prendre deux jours.',
        en: 'Ahead of the email: answers may take two days.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: TABLE,
        columns: columns({ ticket: setting('ticket') }),
        options: {},
      },
    },
    confirm: {
      use: 'emailSend',
      name: { fr: 'Demander au titulaire', en: 'Ask the holder' },
      why: {
        fr: 'Ce qui est demandé est écrit : on sait à quoi l’on dit oui.',
        en: 'It says what a yes is a yes to.',
      },
      with: {
        operation: 'sendAndWait',
        fromEmail: setting('from'),
        toEmail: "={{ $('file').first().json.email }}",
        subject: {
          fr: 'Une demande de changement sur votre compte',
          en: 'A request to change your account',
        },
        message: {
          fr: `=Bonjour {{ $('file').first().json.name }},<br><br>Quelqu’un nous écrit au sujet du compte {{ ${CALLS}.account }} et demande un changement : {{ ${CALLS}.change }}. Si c’est vous, dites-le sur la page ci-dessous. Sinon, dites-le aussi : rien ne changera.<br><br>Nous ne vous demanderons jamais un mot de passe ni un numéro de carte.`,
          en: `=Hello {{ $('file').first().json.name }},<br><br>Somebody has written to us about account {{ ${CALLS}.account }} and asks for a change: {{ ${CALLS}.change }}. If that is you, say so on the page below. If not, say that too and nothing will change.<br><br>We shall never ask you for a password or a card number.`,
        },
        responseType: 'customForm',
        defineForm: 'fields',
        formFields: {
          values: [
            {
              fieldLabel: { fr: 'Est-ce vous ?', en: 'Is that you?' },
              fieldType: 'radio',
              fieldOptions: { values: [{ option: YES }, { option: NO }] },
              requiredField: true,
            },
          ],
        },
        options: answeredWithin(setting('hours'), 'hours'),
      },
      onError: 'output',
    },
    answer: {
      use: 'code',
      name: { fr: 'Lire la réponse', en: 'Read the answer' },
      why: {
        fr: 'Le silence n’est pas un oui.',
        en: 'Silence is no yes.',
      },
      with: allItems(ANSWER),
    },
    denied: {
      use: 'switch',
      name: { fr: 'Tentative ?', en: 'An attempt?' },
      why: {
        fr: 'Un « ce n’est pas moi » intéresse toute l’équipe.',
        en: 'An “it is not me” concerns the whole team.',
      },
      with: cases({ no: text('={{ $json.verdict }}', 'equals', 'no') }),
    },
    alarm: {
      use: 'slack',
      name: { fr: 'Alerter l’équipe', en: 'Alert the team' },
      why: {
        fr: 'Le même correspondant essaie souvent plusieurs comptes.',
        en: 'One sender often tries several accounts.',
      },
      with: posted(CHANNEL, {
        fr: `=:rotating_light: Ticket {{ ${CALLS}.number }}, compte {{ ${CALLS}.account }} : le titulaire dit ne rien avoir demandé. Ne changez rien, et cherchez les autres demandes de ce correspondant.`,
        en: `=:rotating_light: Ticket {{ ${CALLS}.number }}, account {{ ${CALLS}.account }}: its holder did not ask for anything. Change nothing, and look for other requests from that sender.`,
      }),
      onError: 'continue',
      retry: [3, 5],
    },
    words: {
      use: 'set',
      name: { fr: 'Ce que la note dira', en: 'What the note will say' },
      why: {
        fr: 'Courriel non parti : l’agent attendrait deux jours une réponse impossible.',
        en: 'Email not sent: the agent would wait two days for nothing.',
      },
      with: fields(
        {
          text: {
            fr: "={{ $json.text ?? 'Confirmation non envoyée à ' + $('file').first().json.masked + ' (' + ($json.error?.message ?? $json.error) + ') : ne changez rien, appelez le numéro connu.' }}",
            en: "={{ $json.text ?? 'Confirmation not sent to ' + $('file').first().json.masked + ' (' + ($json.error?.message ?? $json.error) + '): change nothing, ring the number on file.' }}",
          },
        },
        { alone: true },
      ),
    },
    note: {
      use: 'httpRequest',
      name: { fr: 'Noter dans le ticket', en: 'Note in the ticket' },
      why: {
        fr: 'La case se décoche avec, sinon la note relancerait tout.',
        en: 'The box is cleared with it, or the note would start it all again.',
      },
      with: {
        method: 'PUT',
        url: `={{ ${CALLS}.desk }}/api/v1/tickets/{{ ${CALLS}.ticket }}`,
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'zammadTokenAuthApi',
        sendBody: true,
        specifyBody: 'json',
        jsonBody: `={{ JSON.stringify({ check_identity: false, article: { subject: '[n8n]', body: $json.text, content_type: 'text/plain', type: 'note', internal: true } }) }}`,
        options: {},
      },
      onError: 'output',
      retry: [3, 5],
    },
    unnoted: {
      use: 'slack',
      name: { fr: 'Note refusée', en: 'Note refused' },
      why: {
        fr: 'Un verdict que l’agent ne voit pas vaut un oui.',
        en: 'An unseen verdict is as good as a yes.',
      },
      with: posted(CHANNEL, {
        fr: `=Ticket {{ ${CALLS}.number }}, Zammad refuse la note ({{ $json.error.message ?? $json.error }}) : {{ $('words').first().json.text }}`,
        en: `=Ticket {{ ${CALLS}.number }}, Zammad refuses the note ({{ $json.error.message ?? $json.error }}): {{ $('words').first().json.text }}`,
      }),
    },
    forget: {
      use: 'dataTable',
      name: { fr: 'Clore la vérification', en: 'Close the check' },
      why: {
        fr: 'Ainsi la case peut resservir sur le même ticket.',
        en: 'So that the box may serve again.',
      },
      with: {
        resource: 'row',
        operation: 'deleteRows',
        dataTableId: TABLE,
        matchType: 'allConditions',
        filters: { conditions: TICKET },
        options: {},
      },
    },
  },
  links: [
    'asked > settings > fresh > account > file > known.yes > keep > confirm > answer > denied.no > alarm',
    'denied.no > words > note > forget',
    'denied.other > words',
    'known.no > words',
    'confirm.error > words',
    'note.error > unnoted > forget',
  ],
  examples,
})
