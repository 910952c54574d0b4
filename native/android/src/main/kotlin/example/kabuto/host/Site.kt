package example.kabuto.host

import android.net.Uri

/** The product's own origin. */
internal object Site {
    const val ORIGIN = BuildConfig.SITE

    private val own: Uri = Uri.parse(ORIGIN)

    fun isOwn(address: Uri): Boolean =
        address.scheme == "https" &&
            address.host == own.host &&
            address.port == own.port &&
            address.userInfo == null
}
