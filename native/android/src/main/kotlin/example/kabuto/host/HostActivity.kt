package example.kabuto.host

import android.annotation.SuppressLint
import android.content.ActivityNotFoundException
import android.content.Intent
import android.graphics.Color
import android.net.Uri
import android.os.Bundle
import android.view.HapticFeedbackConstants
import android.webkit.CookieManager
import android.webkit.RenderProcessGoneDetail
import android.webkit.ValueCallback
import android.webkit.WebChromeClient
import android.webkit.WebResourceRequest
import android.webkit.WebSettings
import android.webkit.WebView
import android.webkit.WebViewClient
import android.widget.FrameLayout
import androidx.activity.ComponentActivity
import androidx.activity.OnBackPressedCallback
import androidx.activity.enableEdgeToEdge
import androidx.activity.result.contract.ActivityResultContracts.StartActivityForResult
import androidx.core.graphics.Insets
import androidx.core.view.ViewCompat
import androidx.core.view.WindowCompat
import androidx.core.view.WindowInsetsCompat
import androidx.core.view.WindowInsetsCompat.Type
import androidx.webkit.WebMessageCompat
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature

/** Dispatches the press as Cordova does; `true` where the page took it. */
private const val PRESS_BACK = "!document.dispatchEvent(new Event('backbutton', { cancelable: true }))"

/** A page that has not answered a press of the back button by then is broken, and holds nobody. */
private const val ANSWER_WITHIN_MS = 1_000L

/** The page of the product, and nothing else. */
internal class HostActivity : ComponentActivity(), Host {
    private lateinit var frame: FrameLayout
    private lateinit var web: WebView

    /** Where the page is, for when it is to be loaded anew. */
    private var place = Site.ORIGIN

    private val bridge = Bridge(this)
    private val hasBridge =
        WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER) &&
            WebViewFeature.isFeatureSupported(WebViewFeature.DOCUMENT_START_SCRIPT)

    private var chosen: ValueCallback<Array<Uri>>? = null
    private val chooser = registerForActivityResult(StartActivityForResult()) { result ->
        val files = WebChromeClient.FileChooserParams.parseResult(result.resultCode, result.data)
        // Another app may have answered: a path of this app's own files is never handed to the page.
        chosen?.onReceiveValue(files?.filter { it.scheme == "content" }?.toTypedArray())
        chosen = null
    }

    private val leave = Runnable { finish() }

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        enableEdgeToEdge()
        frame = FrameLayout(this)
        setContentView(frame)
        // Beside the page stand the bars of the system and the keyboard, on the colour of the status bar.
        ViewCompat.setOnApplyWindowInsetsListener(frame) { view, insets ->
            val edges: Insets = insets.getInsets(Type.systemBars() or Type.displayCutout() or Type.ime())
            view.setPadding(edges.left, edges.top, edges.right, edges.bottom)
            WindowInsetsCompat.CONSUMED
        }
        onBackPressedDispatcher.addCallback(
            this,
            object : OnBackPressedCallback(true) {
                override fun handleOnBackPressed() = pressBack()
            },
        )
        WebView.setWebContentsDebuggingEnabled(BuildConfig.DEBUG)
        web = newPage()
        if (savedInstanceState == null || web.restoreState(savedInstanceState) == null) web.loadUrl(place)
    }

    override fun onSaveInstanceState(outState: Bundle) {
        super.onSaveInstanceState(outState)
        web.saveState(outState)
    }

    /** The page is told by `visibilitychange`, and its timers rest. */
    override fun onStop() {
        web.onPause()
        web.pauseTimers()
        super.onStop()
    }

    override fun onStart() {
        super.onStart()
        web.resumeTimers()
        web.onResume()
    }

    override fun onDestroy() {
        frame.removeCallbacks(leave)
        frame.removeView(web)
        web.destroy()
        super.onDestroy()
    }

    @SuppressLint("SetJavaScriptEnabled")
    private fun newPage(): WebView {
        val page = WebView(this)
        page.settings.apply {
            javaScriptEnabled = true
            domStorageEnabled = true
            allowFileAccess = false
            allowContentAccess = false
            mixedContentMode = WebSettings.MIXED_CONTENT_NEVER_ALLOW
            safeBrowsingEnabled = true
            setSupportMultipleWindows(false)
        }
        CookieManager.getInstance().setAcceptThirdPartyCookies(page, false)
        // Until the page is there, the window shows through in the colour of the theme.
        page.setBackgroundColor(Color.TRANSPARENT)
        page.webViewClient = OnlyOwnPages()
        page.webChromeClient = Files()
        if (hasBridge) addBridge(page)
        frame.addView(page)
        return page
    }

    /** Reached by the product's origin only, in its main frame only. */
    private fun addBridge(page: WebView) {
        val origins = setOf(Site.ORIGIN)
        WebViewCompat.addWebMessageListener(page, "kabutoPort", origins) { _, message, origin, isMainFrame, _ ->
            if (isMainFrame && Site.isOwn(origin) && message.type == WebMessageCompat.TYPE_STRING) {
                message.data?.let(bridge::hear)
            }
        }
        val script = assets.open("bridge.js").bufferedReader().use { it.readText() }
        WebViewCompat.addDocumentStartJavaScript(page, script, origins)
    }

    private fun pressBack() {
        if (!hasBridge) return goBackOrLeave()
        frame.postDelayed(leave, ANSWER_WITHIN_MS)
        web.evaluateJavascript(PRESS_BACK) { taken ->
            frame.removeCallbacks(leave)
            if (taken != "true") finish()
        }
    }

    /** An old WebView has no bridge, so the page could not ask to leave. */
    private fun goBackOrLeave() {
        if (web.canGoBack()) web.goBack() else finish()
    }

    override fun openExternal(url: String) {
        try {
            startActivity(Intent(Intent.ACTION_VIEW, Uri.parse(url)).addCategory(Intent.CATEGORY_BROWSABLE))
        } catch (_: ActivityNotFoundException) {
            // This phone has no browser.
        }
    }

    override fun exit() = finish()

    override fun statusBar(colour: String, text: String) {
        frame.setBackgroundColor(Color.parseColor(colour))
        WindowCompat.getInsetsController(window, frame).apply {
            isAppearanceLightStatusBars = text == "dark"
            isAppearanceLightNavigationBars = text == "dark"
        }
    }

    override fun haptic(kind: String) {
        frame.performHapticFeedback(HapticFeedbackConstants.CONTEXT_CLICK)
    }

    private inner class OnlyOwnPages : WebViewClient() {
        /** `true` stops it. Another site is opened by openExternal only. */
        override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean =
            !Site.isOwn(request.url)

        override fun doUpdateVisitedHistory(view: WebView, url: String, isReload: Boolean) {
            if (Site.isOwn(Uri.parse(url))) place = url
        }

        /** `true` keeps the app alive where its page is gone, most often for want of memory. */
        override fun onRenderProcessGone(view: WebView, detail: RenderProcessGoneDetail): Boolean {
            frame.removeView(view)
            view.destroy()
            web = newPage()
            web.loadUrl(place)
            return true
        }
    }

    /** Pictures of documents are chosen in the phone's own way. */
    private inner class Files : WebChromeClient() {
        override fun onShowFileChooser(
            webView: WebView,
            filePathCallback: ValueCallback<Array<Uri>>,
            fileChooserParams: FileChooserParams,
        ): Boolean {
            chosen?.onReceiveValue(null)
            chosen = filePathCallback
            return try {
                chooser.launch(fileChooserParams.createIntent())
                true
            } catch (_: ActivityNotFoundException) {
                chosen = null
                false
            }
        }
    }
}
