import react from "@astrojs/react";

export default { integrations: [react({ experimentalDisableStreaming: true })], devToolbar: { enabled: false } };
