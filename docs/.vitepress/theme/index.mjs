import { defineAsyncComponent } from 'vue';
import theme from 'vitepress/theme';
import './site.css';

export default {
  extends: theme,
  enhanceApp: ({ app }) => app.component('Playground', defineAsyncComponent(() => import('./playground/Playground.vue'))),
};
