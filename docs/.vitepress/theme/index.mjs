import { defineAsyncComponent, h } from 'vue';
import theme from 'vitepress/theme';
import HomePage from './home/HomePage.vue';
import NotFound from './NotFound.vue';
import './site.css';

export default {
  extends: theme,
  Layout: () => h(theme.Layout, null, { 'not-found': () => h(NotFound) }),
  enhanceApp: ({ app }) => {
    app.component('HomePage', HomePage);
    app.component('Playground', defineAsyncComponent(() => import('./playground/Playground.vue')));
  },
};
