import { page } from '../../fragments/forms.ts'
import { columns } from '../../fragments/columns.ts'
import { all, amount, cases, isEmpty, isTrue } from '../../fragments/conditions.ts'
import { fields, number, truth } from '../../fragments/fields.ts'
import { byName } from '../../fragments/models.ts'
import { postedInTeams } from '../../fragments/teams.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './recueillir-note-ticket-clos.examples.ts'

const TABLE = 'ratings'

export default defineRecipe({
  category: 'support',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-23',
  fr: {
    title: 'Faire noter un ticket clos et rouvrir quand c’est raté',
    problem:
      'Le ticket est clos, la cliente ne l’entend pas ainsi. Elle ne réécrit pas : elle s’en va, ou elle en parle ailleurs. L’équipe, elle, compte un dossier réussi.',
    outcome:
      'Le courriel de clôture mène à une page : une note de 1 à 5, un mot. À 1 ou 2, le ticket Zammad se rouvre avec ce mot et l’équipe le voit dans Teams. Chaque ticket est noté une fois.',
    avoid:
      'N’ajoutez pas de lien vers un site d’avis pour les seules bonnes notes : trier ainsi qui publie trompe le lecteur. En dessous de dix tickets par semaine, téléphonez.',
    approval:
      'Le flux rouvre, il ne répond pas au client et n’accorde rien. La personne qui reprend le ticket décide ; jusque-là, la page a seulement promis qu’on lirait.',
    failure:
      'Si Zammad ne trouve pas le ticket, la page donne votre adresse. S’il refuse la réouverture, le mot part quand même dans Teams avec la consigne de rouvrir à la main.',
  },
  en: {
    title: 'Have closed tickets rated and reopen those that failed',
    problem:
      'The ticket is closed; the customer does not see it that way. She will not write again: she leaves, or tells others. Your team meanwhile counts a success.',
    outcome:
      'The closing e-mail leads to a page that takes a mark from 1 to 5 and a few words. At 1 or 2 the Zammad ticket opens again with those words, and the team sees it in Teams. A ticket is rated once.',
    avoid:
      'Add no link to a review site for good marks alone: choosing who gets to publish misleads readers. Below ten tickets a week, pick up the phone.',
    approval:
      'The flow reopens; it answers no customer and grants nothing. Whoever takes the ticket decides. Until then the page has promised only that somebody will read it.',
    failure:
      'When Zammad does not find the ticket, the page gives your address. When it refuses to reopen one, the words still reach Teams, with a note to do it by hand.',
  },
  nodes: {
    rating: {
      use: 'formTrigger',
      name: { fr: 'Page de note', en: 'Rating page' },
      why: {
        fr: 'Le lien finit par ?ticket=…&number=… ; la page reste à envoyer, car les filtres de messagerie ouvrent les liens.',
        en: 'The link ends in ?ticket=…&number=…; the page must still be sent, since mail filters open links.',
      },
      with: {
        formTitle: { fr: 'Votre demande est-elle réglée ?', en: 'Is your request settled?' },
        formFields: {
          values: [
            { fieldType: 'hiddenField', fieldName: 'ticket' },
            { fieldType: 'hiddenField', fieldName: 'number' },
            {
              fieldLabel: { fr: 'Votre note', en: 'Your mark' },
              fieldName: 'mark',
              fieldType: 'radio',
              fieldOptions: {
                values: [
                  { option: '5' },
                  { option: '4' },
                  { option: '3' },
                  { option: '2' },
                  { option: '1' },
                ],
              },
              requiredField: true,
            },
            {
              fieldLabel: { fr: 'Ce qui manque encore', en: 'What is still missing' },
              fieldName: 'words',
              fieldType: 'textarea',
            },
          ],
        },
        options: { appendAttribution: false },
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre assistance', en: 'Your help desk' },
      why: {
        fr: 'Le numéro de l’état « clos » change d’un Zammad à l’autre.',
        en: 'The number of the state “closed” differs between installations.',
      },
      with: fields({
        site: 'https://aide.lumiere-du-quai.example',
        closed: 4,
        low: 2,
        team: { fr: 'identifiant de l’équipe', en: 'id of the team' },
        channel: { fr: 'identifiant du canal', en: 'id of the channel' },
        address: 'aide@lumiere-du-quai.example',
      }),
    },
    ticket: {
      use: 'zammad',
      name: { fr: 'Lire le ticket', en: 'Read the ticket' },
      why: {
        fr: 'Le lien vient de dehors : on ne croit que ce que Zammad confirme.',
        en: 'The link comes from outside; only what Zammad confirms is believed.',
      },
      with: {
        resource: 'ticket',
        operation: 'get',
        authentication: 'tokenAuth',
        id: "={{ $('rating').first().json.ticket }}",
      },
      onError: 'output',
      retry: [2, 3],
    },
    facts: {
      use: 'set',
      name: { fr: 'Confronter', en: 'Compare' },
      why: {
        fr: 'Deux numéros qui concordent : on ne note pas le ticket d’un autre en changeant un chiffre.',
        en: 'Two numbers that agree: nobody rates another’s ticket by changing a digit.',
      },
      with: fields(
        {
          fits: truth(
            "={{ String($json.number) === String($('rating').first().json.number) && $json.state_id === $('settings').first().json.closed }}",
          ),
          ticket: number('={{ $json.id }}'),
          mark: number("={{ Number($('rating').first().json.mark) }}"),
          words: {
            fr: "={{ ($('rating').first().json.words || '').trim().slice(0, 1500) || '(sans un mot)' }}",
            en: "={{ ($('rating').first().json.words || '').trim().slice(0, 1500) || '(no words)' }}",
          },
        },
        { alone: true },
      ),
    },
    fits: {
      use: 'if',
      name: { fr: 'Le bon ticket, clos ?', en: 'Right ticket, closed?' },
      why: {
        fr: 'Un ticket rouvert n’est plus à noter.',
        en: 'One that is open again needs no mark.',
      },
      with: all(isTrue('={{ $json.fits }}')),
    },
    earlier: {
      use: 'dataTable',
      name: { fr: 'Déjà noté ?', en: 'Rated before?' },
      why: {
        fr: 'Une page se recharge ; sans cela, le ticket se rouvrirait à chaque fois.',
        en: 'Pages get reloaded; each time the ticket would open anew.',
      },
      with: {
        resource: 'row',
        operation: 'get',
        dataTableId: byName(TABLE),
        matchType: 'allConditions',
        filters: {
          conditions: [{ keyName: 'ticket', keyValue: '={{ $json.ticket }}' }],
        },
        limit: 1,
      },
      always: true,
    },
    first: {
      use: 'if',
      name: { fr: 'Première note ?', en: 'First mark?' },
      why: {
        fr: 'Une seconde note ne change plus rien.',
        en: 'A second mark changes nothing any more.',
      },
      with: all(isEmpty('={{ $json.mark }}', 'number')),
    },
    keep: {
      use: 'dataTable',
      name: { fr: 'Garder la note', en: 'Keep the mark' },
      why: {
        fr: 'Deux colonnes, ticket et mark : une moyenne n’a besoin d’aucun nom.',
        en: 'Two columns, ticket and mark: an average needs no name.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: byName(TABLE),
        columns: columns({
          ticket: "={{ $('facts').first().json.ticket }}",
          mark: "={{ $('facts').first().json.mark }}",
        }),
        options: {},
      },
    },
    level: {
      use: 'switch',
      name: { fr: 'Bonne ou mauvaise ?', en: 'Good or bad?' },
      why: {
        fr: 'Un 3 n’est pas une plainte ; le seuil se règle.',
        en: 'A 3 is no complaint; the bar is one of your values.',
      },
      with: cases({
        low: amount(
          "={{ $('facts').first().json.mark }}",
          'lte',
          "={{ $('settings').first().json.low }}",
        ),
      }),
    },
    reopen: {
      use: 'httpRequest',
      name: { fr: 'Rouvrir avec son mot', en: 'Reopen with the words' },
      why: {
        fr: 'Un seul appel change l’état et ajoute la note interne ; le nœud Zammad ne le sait pas.',
        en: 'One call changes the state and adds an internal note, which the Zammad node cannot.',
      },
      with: {
        method: 'PUT',
        url: "={{ $('settings').first().json.site }}/api/v1/tickets/{{ $('facts').first().json.ticket }}",
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'zammadTokenAuthApi',
        sendBody: true,
        specifyBody: 'json',
        jsonBody:
          "={{ JSON.stringify({ state: 'open', article: { subject: $('facts').first().json.mark + '/5', body: $('facts').first().json.words, type: 'note', internal: true } }) }}",
        options: {},
      },
      onError: 'output',
    },
    alert: {
      use: 'teams',
      name: { fr: 'Montrer à l’équipe', en: 'Show the team' },
      why: {
        fr: 'Un ticket rouvert se perd dans la file ; ici, quelqu’un le prend.',
        en: 'Reopened tickets drown in the queue; here somebody takes it.',
      },
      with: postedInTeams({
        fr: "={{ $('facts').first().json.mark }}/5, ticket {{ $('rating').first().json.number }} rouvert : {{ $('facts').first().json.words }}",
        en: "={{ $('facts').first().json.mark }}/5, ticket {{ $('rating').first().json.number }} reopened: {{ $('facts').first().json.words }}",
      }),
      onError: 'continue',
    },
    byHand: {
      use: 'teams',
      name: { fr: 'À rouvrir à la main', en: 'To reopen by hand' },
      why: {
        fr: 'Le mot du client ne doit pas tomber avec Zammad.',
        en: 'A customer’s words must not fall with Zammad.',
      },
      with: postedInTeams({
        fr: "=Rouvrez vous-même le ticket {{ $('rating').first().json.number }} ({{ $('facts').first().json.mark }}/5) : {{ $('facts').first().json.words }}",
        en: "=Please reopen ticket {{ $('rating').first().json.number }} yourself ({{ $('facts').first().json.mark }}/5): {{ $('facts').first().json.words }}",
      }),
      onError: 'continue',
    },
    read: {
      use: 'form',
      name: { fr: 'Nous reprenons', en: 'We look again' },
      why: {
        fr: 'Rien de promis que l’équipe ne tienne : quelqu’un lira.',
        en: 'It promises what the team can keep: somebody will read it.',
      },
      with: page(
        { fr: 'Nous reprenons votre demande', en: 'We are taking another look' },
        {
          fr: "=Une personne va relire le dossier {{ $('rating').first().json.number }} avec ce que vous venez d’écrire.",
          en: "=Somebody will go through case {{ $('rating').first().json.number }} again with what you have just written.",
        },
      ),
    },
    thanks: {
      use: 'form',
      name: { fr: 'Merci', en: 'Thank you' },
      why: {
        fr: 'La même page pour une première note et pour un rechargement.',
        en: 'The same page for a first mark and for a reload.',
      },
      with: page(
        { fr: 'Merci', en: 'Thank you' },
        {
          fr: "=Votre note sur la demande {{ $('rating').first().json.number }} est enregistrée.",
          en: "=Your mark for request {{ $('rating').first().json.number }} is kept.",
        },
      ),
    },
    sorry: {
      use: 'form',
      name: { fr: 'Lien périmé', en: 'Stale link' },
      why: {
        fr: 'Une impasse agace deux fois ; l’adresse laisse une porte.',
        en: 'A dead end annoys twice; an address leaves a door open.',
      },
      with: page(
        {
          fr: 'Cette demande ne peut pas être notée',
          en: 'This request cannot be rated',
        },
        {
          fr: "=Écrivez-nous à {{ $('settings').first().json.address }}, nous la retrouverons.",
          en: "=Write to {{ $('settings').first().json.address }} and we will find it.",
        },
      ),
    },
  },
  links: [
    'rating > settings > ticket > facts > fits.yes > earlier > first.yes > keep > level.low > reopen > alert > read',
    'reopen.error > byHand > read',
    'level.other > thanks',
    'first.no > thanks',
    'fits.no > sorry',
    'ticket.error > sorry',
  ],
  examples,
})
