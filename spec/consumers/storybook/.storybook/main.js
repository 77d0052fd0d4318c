export default {
  stories: ['../src/*.stories.jsx'],
  framework: '@storybook/react-vite',
  addons: ['opale/visual'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}
